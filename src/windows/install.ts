import { onHost } from '#src/site/base.ts';

/** Chromium's event that the site can be installed as an app; no other browser has one. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let installPrompt: InstallPrompt | null = null;
let listening = false;
const listeners = new Set<() => void>();

function setPrompt(fresh: InstallPrompt | null) {
  installPrompt = fresh;
  for (const listener of listeners) listener();
}

/** The browser fires the event once, soon after the page has loaded: it is kept until the user wants it. */
export function listenForInstallPrompt() {
  if (listening) return;
  listening = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => setPrompt(null));
}

/** Links the manifest. In the page it would be requested before the app. */
export function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = onHost('/manifest.webmanifest');
  document.head.append(link);
}

export function watchInstall(listener: () => void): () => void {
  listenForInstallPrompt();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isInstallOffered = (): boolean => installPrompt !== null;

/** Shows the prompt. It can be shown once, whatever the user chooses. */
export function install() {
  const prompt = installPrompt;
  setPrompt(null);
  void prompt?.prompt().catch(() => undefined);
}
