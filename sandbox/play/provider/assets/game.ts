import type { GameView, RoundView } from '#sandbox/play/provider/view.ts';
import { createDice } from './dice.ts';
import { moneyText, showMoney } from './money.ts';
import { createReels } from './reels.ts';

/** How often a round says that it is still played, in ms. */
const HEARTBEAT_INTERVAL = 5_000;
/** How long a changed balance is highlighted, in ms. */
const HIGHLIGHT_DURATION = 600;
const MAX_SHOWN_ROUNDS = 5;

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};

const view = JSON.parse(find('game').textContent ?? '') as GameView;
const [stage, balance, stakeLabel, outcome, history] = [
  'table',
  'balance',
  'stake',
  'outcome',
  'history',
].map(find) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
const [less, more, playButton] = ['less', 'more', 'go'].map(find) as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
];

view.shades.forEach((shade, i) => {
  document.documentElement.style.setProperty(`--shade-${i}`, shade);
});

// The page around a frame has the name, the balance and the way out.
if (window.parent !== window) document.documentElement.dataset.framed = '';

const reels = view.kind === 'reels' ? createReels(stage) : undefined;
const dice = view.kind === 'dice' ? createDice(stage, view) : undefined;
const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let money = view.balance;
let stakeIndex = Math.min(2, view.stakes.length - 1);
let busy = false;

const render = (): void => {
  const stake = view.stakes[stakeIndex] ?? 0;
  showMoney(balance, money, view);
  showMoney(stakeLabel, stake, view);
  less.disabled = busy || stakeIndex === 0;
  more.disabled = busy || stakeIndex === view.stakes.length - 1;
  playButton.disabled = busy || stake > money;
  if (!busy && stake > money) showMessage(view.texts.short, 'error');
};

const showMessage = (text: string, tone: '' | 'won' | 'error' = ''): void => {
  outcome.textContent = text;
  outcome.className = `outcome ${tone}`;
};

const addToHistory = (stake: number, prize: number): void => {
  const item = document.createElement('li');
  const change = prize - stake;
  item.textContent = `${change > 0 ? '+' : ''}${moneyText(change, view)}`;
  item.className = change > 0 ? 'up' : '';
  history.prepend(item);
  while (history.children.length > MAX_SHOWN_ROUNDS) history.lastElementChild?.remove();
};

const highlightBalance = (): void => {
  balance.classList.add('highlighted');
  setTimeout(() => balance.classList.remove('highlighted'), HIGHLIGHT_DURATION);
};

const post = (action: string, body: unknown): Promise<Response> =>
  fetch(`/rounds/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const play = async (): Promise<void> => {
  const stake = view.stakes[stakeIndex] ?? 0;
  busy = true;
  showMessage('');
  render();
  try {
    const response = await post('play', { session: view.session, stake, bet: dice?.chosen() ?? 'under' });
    if (response.status === 410) {
      location.reload();
      return;
    }
    if (response.status === 403) {
      showMessage(view.texts.ownLimit, 'error');
      busy = false;
      render();
      return;
    }
    if (!response.ok) throw new Error(String(response.status));
    const round = (await response.json()) as RoundView;
    if (round.outcome.kind === 'reels')
      await reels?.show(round.outcome.cells, round.outcome.lines, isMotionReduced());
    else await dice?.show(round.outcome.dice, isMotionReduced());
    money = round.balance;
    addToHistory(stake, round.prize);
    if (round.prize > 0) showMessage(view.texts.won.replace('{amount}', moneyText(round.prize, view)), 'won');
    else showMessage(view.texts.lost);
    highlightBalance();
  } catch {
    showMessage(view.texts.connectionLost, 'error');
  }
  busy = false;
  render();
};

less.addEventListener('click', () => {
  stakeIndex--;
  showMessage(view.texts.ready);
  render();
});
more.addEventListener('click', () => {
  stakeIndex++;
  showMessage(view.texts.ready);
  render();
});
playButton.addEventListener('click', play);

/** Posts while the page is left, when the browser would cancel a fetch. */
const postOnLeave = (action: string): void => {
  navigator.sendBeacon(
    `/rounds/${action}`,
    new Blob([JSON.stringify({ session: view.session })], { type: 'application/json' }),
  );
};
if (!view.demo) {
  setInterval(() => void post('alive', { session: view.session }).catch(() => undefined), HEARTBEAT_INTERVAL);
  addEventListener('pagehide', () => postOnLeave('unload'));
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
}
showMessage(view.texts.ready);
render();
