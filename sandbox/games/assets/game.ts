import type { GameView, RoundView } from '../view.ts';
import { createDice } from './dice.ts';
import { moneyText, showMoney } from './money.ts';
import { createReels } from './reels.ts';

const HEARTBEAT = 5_000;
const HIGHLIGHT_TIME = 600;
const SHOWN_ROUNDS = 5;

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
const [less, more, go] = ['less', 'more', 'go'].map(find) as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
];

view.shades.forEach((shade, i) => {
  document.documentElement.style.setProperty(`--shade-${i}`, shade);
});

const reels = view.kind === 'reels' ? createReels(stage) : undefined;
const dice = view.kind === 'dice' ? createDice(stage, view) : undefined;
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let money = view.balance;
let at = Math.min(2, view.stakes.length - 1);
let busy = false;

const draw = (): void => {
  const stake = view.stakes[at] ?? 0;
  showMoney(balance, money, view);
  showMoney(stakeLabel, stake, view);
  less.disabled = busy || at === 0;
  more.disabled = busy || at === view.stakes.length - 1;
  go.disabled = busy || stake > money;
  if (!busy && stake > money) showMessage(view.texts.short, 'error');
};

const showMessage = (text: string, tone: '' | 'won' | 'error' = ''): void => {
  outcome.textContent = text;
  outcome.className = `outcome ${tone}`;
};

const remember = (stake: number, prize: number): void => {
  const item = document.createElement('li');
  const change = prize - stake;
  item.textContent = `${change > 0 ? '+' : ''}${moneyText(change, view)}`;
  item.className = change > 0 ? 'up' : '';
  history.prepend(item);
  while (history.children.length > SHOWN_ROUNDS) history.lastElementChild?.remove();
};

const highlightBalance = (): void => {
  balance.classList.add('highlighted');
  setTimeout(() => balance.classList.remove('highlighted'), HIGHLIGHT_TIME);
};

const send = (what: string, body: unknown): Promise<Response> =>
  fetch(`/rounds/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const play = async (): Promise<void> => {
  const stake = view.stakes[at] ?? 0;
  busy = true;
  showMessage('');
  draw();
  try {
    const response = await send('play', { session: view.session, stake, bet: dice?.chosen() ?? 'under' });
    if (response.status === 410) {
      location.reload();
      return;
    }
    if (response.status === 403) {
      showMessage(view.texts.ownLimit, 'error');
      busy = false;
      draw();
      return;
    }
    if (!response.ok) throw new Error(String(response.status));
    const round = (await response.json()) as RoundView;
    if (round.outcome.kind === 'reels') await reels?.show(round.outcome.cells, round.outcome.lines, still());
    else await dice?.show(round.outcome.dice, still());
    money = round.balance;
    remember(stake, round.prize);
    if (round.prize > 0) showMessage(view.texts.won.replace('{amount}', moneyText(round.prize, view)), 'won');
    else showMessage(view.texts.lost);
    highlightBalance();
  } catch {
    showMessage(view.texts.lostTouch, 'error');
  }
  busy = false;
  draw();
};

less.addEventListener('click', () => {
  at--;
  showMessage(view.texts.ready);
  draw();
});
more.addEventListener('click', () => {
  at++;
  showMessage(view.texts.ready);
  draw();
});
go.addEventListener('click', play);

const beacon = (what: string): void => {
  navigator.sendBeacon(
    `/rounds/${what}`,
    new Blob([JSON.stringify({ session: view.session })], { type: 'application/json' }),
  );
};
if (!view.demo) {
  setInterval(() => void send('alive', { session: view.session }).catch(() => undefined), HEARTBEAT);
  addEventListener('pagehide', () => beacon('unload'));
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
}
showMessage(view.texts.ready);
draw();
