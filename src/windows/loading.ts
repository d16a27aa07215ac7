import { local } from '../storage/store.ts';

/** The waiting page: not a second app, only a word and an arch until the opener sends it on its way. */
const message = document.getElementById('message');
if (message) message.textContent = local.get('window-msg') ?? '';
document.documentElement.lang = (local.get('lang') ?? 'en_US').replace('_', '-');
