import { tellTabs } from './tabs.ts';

/** Where a provider's lobby button leads: the tab that opened the game hears of it, and the window goes. */
tellTabs({ type: 'lobby.returned' });
window.close();
// A window that a script did not open may not be closed by one.
window.setTimeout(() => window.location.replace('/'), 300);
