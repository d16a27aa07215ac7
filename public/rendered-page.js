// In a page that a server has rendered, before it is shown. What only visitors see is hidden from a member; and the button
// that is pressed before the app can answer is remembered. Links and fields work without the app.
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
