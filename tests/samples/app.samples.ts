import type { appMachine } from '#machines/app.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { lanternStreet, linh } from './fixtures.ts';

export const samples = {
  inputs: [
    {
      name: 'a wide window',
      input: { siteName: 'gamehall', device: { width: 1440, deviceClass: 'desktop', platform: 'web' } },
    },
  ],
  events: {
    'session.started': [{ type: 'session.started', member: linh }],
    'session.opened': [{ type: 'session.opened', member: linh }],
    'session.closed': [{ type: 'session.closed' }],
    'session.invalid': [{ type: 'session.invalid' }],
    'call.unauthorized': [{ type: 'call.unauthorized' }],
    'signIn.prompt': [{ type: 'signIn.prompt' }],
    'device.changed': [{ type: 'device.changed', desktop: true }],
    'modal.request': [{ type: 'modal.request', modal: { kind: 'popupBlocked', game: lanternStreet } }],
    'modal.withdraw': [{ type: 'modal.withdraw', kind: 'popupBlocked' }],
    'modal.answered.signIn': [{ type: 'modal.answered.signIn', answer: 'no' }],
    'modal.answered.loginPrompt': [{ type: 'modal.answered.loginPrompt', answer: 'yes' }],
    'modal.answered.signOutInPlay': [{ type: 'modal.answered.signOutInPlay', answer: 'yes' }],
    'modal.answered.popupBlocked': [{ type: 'modal.answered.popupBlocked', answer: 'yes' }],
    'modal.answered.maintenance': [{ type: 'modal.answered.maintenance', answer: 'no' }],
    'play.opened': [{ type: 'play.opened' }],
    'play.closed': [{ type: 'play.closed' }],
    'play.stop': [{ type: 'play.stop' }],
    'balance.refresh': [{ type: 'balance.refresh' }],
    'realtime.joined': [{ type: 'realtime.joined' }],
    'realtime.parted': [{ type: 'realtime.parted' }],
    'realtime.resumed': [{ type: 'realtime.resumed' }],
    'realtime.gameUrl': [{ type: 'realtime.gameUrl', url: 'http://127.0.0.1/game', extra: '' }],
    'realtime.forwardStatus': [{ type: 'realtime.forwardStatus', code: '957', message: '' }],
    'realtime.memberCash': [{ type: 'realtime.memberCash', cash: 1 }],
    'realtime.login': [{ type: 'realtime.login', own: false }],
    'realtime.cleanCache': [{ type: 'realtime.cleanCache' }],
    'realtime.stale': [{ type: 'realtime.stale', what: 'banners' }],
    'windows.close': [{ type: 'windows.close' }],
    'navigate.home': [{ type: 'navigate.home' }],
    notice: [{ type: 'notice', tone: 'good', text: 'login_success' }],
  },
  outcomes: {},
} satisfies Samples<typeof appMachine>;
