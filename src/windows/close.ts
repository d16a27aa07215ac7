import { tellTabs } from './tabs.ts';

/**
 * Where a provider's lobby button leads: the tab that opened the game hears of it, and the window goes. A frame is
 * taken away by the page around it.
 */
tellTabs({ type: 'lobby.returned' });
if (window.parent === window) {
  window.close();
  // A window that a script did not open may not be closed by one: the page itself had gone to the game.
  window.setTimeout(() => window.location.replace('/'), 300);
}
