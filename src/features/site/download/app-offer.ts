import { deviceClass, platform } from '#src/site/device.ts';
import { site } from '#src/site/site.ts';

/**
 * What a phone's browser is offered on every page: the operator's app for its system, or, on iOS, a place on the home
 * screen. Null on computers, in the app, in its shells, in WeChat and for the installed site.
 */
export function appOffer(): { kind: 'download'; url: string } | { kind: 'favorite' } | null {
  if (deviceClass() !== 'mobile') return null;
  const system = platform();
  const url = system === 'android' || system === 'ios' ? site.apps[system] : undefined;
  if (url) return { kind: 'download', url };
  return system === 'ios' ? { kind: 'favorite' } : null;
}
