// In a page that a server has rendered, before the app is there. What only visitors see is hidden from a member; the button that
// is pressed before the app can answer is remembered; and the app is loaded once the page and its first picture are painted,
// since it would take their bandwidth. Links and fields work without the app.
try {
  if (localStorage.getItem('token')) document.documentElement.dataset.member = '';
} catch {
  // Storage is blocked: the app finds no member either.
}
const remember = (event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (button) document.earlyPress = button;
};
document.addEventListener('click', remember, true);
document.endEarlyPresses = () => document.removeEventListener('click', remember, true);

/** Milliseconds after which the app is loaded in any case. */
const longestWait = 1_500;
const isParsed = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', resolve, { once: true });
});
// A page in the background is not painted.
const isPainted = () =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
const hasLoaded = (image) =>
  image.complete ||
  new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
  });
const isUsed = new Promise((resolve) => {
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, resolve, { once: true, capture: true });
});
isParsed.then(async () => {
  const first = [...document.querySelectorAll('img[fetchpriority=high]')];
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.all([isPainted(), ...first.map(hasLoaded)]), isUsed, late]);
  document.head.append(document.getElementById('app-files').content);
});
