/** Chromium's offer to install the site as an app; no other browser makes one. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | null = null;
let hearing = false;
const listeners = new Set<() => void>();

function keep(fresh: InstallPrompt | null) {
  offer = fresh;
  for (const listener of listeners) listener();
}

/** The browser makes its offer once, soon after the page has come: it is kept for whoever asks for it later. */
export function hearInstall() {
  if (hearing) return;
  hearing = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

export function watchInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isInstallOffered = (): boolean => offer !== null;

/** Asks once: an offer is used up whatever is answered. */
export function install() {
  const asked = offer;
  keep(null);
  void asked?.prompt().catch(() => undefined);
}
