import { describe, expect, test, vi } from 'vitest';
import type { GtId } from '#contract/constants.ts';
import type { Capability } from '#contract/site.ts';
import type { DeviceClass, Platform } from '#machines/site/device.machine.ts';
import { needsApp } from '#src/site/needs-app.ts';
import { openMode } from '#src/site/open-mode.ts';

const current: { device?: DeviceClass; platform?: Platform } = {};
vi.mock('#src/site/device.ts', () => ({
  deviceClass: () => current.device,
  platform: () => current.platform,
}));
/** Providers of the columns that need the app. */
vi.mock('#src/site/site.ts', () => ({
  site: { appOnly: { ios: ['iOS app'], android: ['Android app'] } },
}));

/** Rows of docs/decisions/0020-open-modes.md: the device, and whether it can open windows. */
const devices: [name: string, device: DeviceClass, platform: Platform, windows: boolean][] = [
  ['computer', 'desktop', 'web', true],
  ['computer without windows', 'desktop', 'web', false],
  ['installed on a computer', 'pwa', 'web', true],
  ['phone', 'mobile', 'ios', true],
  ['phone (Android)', 'mobile', 'android', true],
  ['phone, inside another app', 'mobile', 'ios', false],
  ['phone, by gesture', 'gesture', 'ios', true],
  ['phone, by finger', 'finger', 'ios', true],
  ['wechat', 'wechat', 'android', true],
  ['installed on a phone', 'pwa', 'ios', true],
  ['installed on a phone (Android)', 'pwa', 'android', true],
  ['the app', 'app', 'ios', true],
  ['the app of the store', 'app', 'iosStore', false],
  ['the app (Android)', 'app', 'android', false],
];

/** Columns: the provider's capability, the game's hall and its `house`. */
const houses: Capability = {
  forceModal: true,
  houses: { two: { forceModal: false, openModes: ['page', 'window'] } },
};
const providers: [name: string, capability: Capability | undefined, gtId: GtId, house?: string][] = [
  ['nothing', undefined, 2],
  ['forced modal', { forceModal: true, openModes: ['page'] }, 2],
  ['page, window', { openModes: ['page', 'window'] }, 2],
  ['window, page', { openModes: ['window', 'page'] }, 2],
  ['redirect', { openModes: ['redirect'] }, 2],
  ['room, a slot', { gameRoom: true, openModes: ['window', 'page'] }, 2],
  ['room, no slot', { gameRoom: true, openModes: ['window', 'page'] }, 3],
  ['iOS app', undefined, 2],
  ['Android app', undefined, 2],
  ['house one: modal', houses, 2, 'one'],
  ['house two: page', houses, 2, 'two'],
];

const matrix = `
                               | nothing  | forced modal | page, window | window, page | redirect | room, a slot | room, no slot | iOS app  | Android app | house one: modal | house two: page
computer                       | window   | modal        | page         | window       | redirect | gameRoom     | window        | window   | window      | modal            | page
computer without windows       | redirect | modal        | page         | page         | redirect | gameRoom     | page          | redirect | redirect    | modal            | page
installed on a computer        | window   | modal        | page         | window       | redirect | gameRoom     | window        | window   | window      | modal            | page
phone                          | window   | modal        | window       | window       | window   | window       | window        | needsApp | window      | modal            | window
phone (Android)                | window   | modal        | window       | window       | window   | window       | window        | window   | needsApp    | modal            | window
phone, inside another app      | redirect | modal        | redirect     | redirect     | redirect | redirect     | redirect      | needsApp | redirect    | modal            | redirect
phone, by gesture              | window   | modal        | window       | window       | window   | window       | window        | needsApp | window      | modal            | window
phone, by finger               | window   | modal        | window       | window       | window   | window       | window        | needsApp | window      | modal            | window
wechat                         | redirect | modal        | redirect     | redirect     | redirect | redirect     | redirect      | redirect | needsApp    | modal            | redirect
installed on a phone           | redirect | modal        | redirect     | redirect     | redirect | redirect     | redirect      | needsApp | redirect    | modal            | redirect
installed on a phone (Android) | redirect | modal        | redirect     | redirect     | redirect | redirect     | redirect      | redirect | needsApp    | modal            | redirect
the app                        | window   | modal        | window       | window       | window   | window       | window        | window   | window      | modal            | window
the app of the store           | window   | modal        | window       | window       | window   | window       | window        | window   | window      | modal            | window
the app (Android)              | window   | modal        | window       | window       | window   | window       | window        | window   | window      | modal            | window
`;

const [head = [], ...rows] = matrix
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('open mode', () => {
  test('table has every device and provider', () => {
    expect(rows.map(([name]) => name)).toEqual(devices.map(([name]) => name));
    expect(head.slice(1)).toEqual(providers.map(([name]) => name));
  });

  for (const [at, [device, deviceClass, platform, windows]] of devices.entries())
    for (const [column, [provider, capability, gtId, house = '']] of providers.entries())
      test(`open mode matches the table when device is "${device}" and provider is "${provider}"`, () => {
        Object.assign(current, { device: deviceClass, platform });
        const mode = needsApp(provider)
          ? 'needsApp'
          : openMode({ device: deviceClass, platform, windows, gtId, house, capability });
        expect(mode).toBe(rows[at]?.[column + 1]);
      });
});
