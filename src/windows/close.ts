import { postToTabs } from './tabs.ts';

/**
 * Target of a provider's lobby button: notifies the tab that opened the game and closes the window. A frame
 * is removed by its page.
 */
postToTabs({ type: 'leave.requested' });
if (window.parent === window) {
  window.close();
  // A window that no script opened cannot be closed by one: the game was opened in this page itself.
  window.setTimeout(() => window.location.replace(import.meta.env.BASE_URL), 300);
}
