import { type Language, languages } from '#contract/site.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import { type Fixture, fixturesAt } from './fixtures.ts';
import { dataBlock, escapeHtml, htmlPage } from './html.ts';

const PICKS = ['1', 'X', '2'] as const;

type Board = { site: string; gpId: string; language: Language; now: number; timeZone: string };

/** Hour of the kick-off in the site's time zone, with the weekday if that is not today's. */
const timeOf = (kickOff: number, { language, now, timeZone }: Board): string => {
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[language].locale, { timeZone, ...options }).format(at);
  const weekday = { weekday: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isToday = format(kickOff, weekday) === format(now, weekday);
  return format(kickOff, isToday ? time : { ...weekday, ...time });
};

const match = ({ id, home, away, kickOff, inPlay, odds }: Fixture, board: Board): string => {
  const { language } = board;
  const number = (value: number, minimumFractionDigits = 0) =>
    new Intl.NumberFormat(languages[language].locale, { minimumFractionDigits }).format(value);
  const team = (name: string, goals?: number) =>
    `<span class="team"><strong>${escapeHtml(name)}</strong>${goals === undefined ? '' : `<b>${number(goals)}</b>`}</span>`;
  const when = inPlay
    ? `<span class="live">${inPlay.minute === null ? escapeHtml(messageIn(language, 'sportsHalfTime')) : `${number(inPlay.minute)}′`}</span>`
    : `<time datetime="${new Date(kickOff).toISOString()}">${escapeHtml(timeOf(kickOff, board))}</time>`;
  const buttons = PICKS.map(
    (pick, i) =>
      `<button type="button" data-match="${id}" data-pick="${pick}"><small>${pick}</small>${number(odds[i] ?? 0, 2)}</button>`,
  ).join('');
  return `<section class="match"><div class="when">${when}</div><div class="teams">${team(home, inPlay?.score[0])}${team(away, inPlay?.score[1])}</div><div class="odds">${buttons}</div></section>`;
};

const group = (title: string, fixtures: readonly Fixture[], board: Board): string =>
  `<h2>${escapeHtml(title)}</h2>${[...Map.groupBy(fixtures, ({ league }) => league)]
    .map(
      ([league, matches]) =>
        `<h3>${escapeHtml(league)}</h3>${matches.map((fixture) => match(fixture, board)).join('')}`,
    )
    .join('')}`;

/** Quick-bet page for the site's sports frame: posts S001 with its height, and U003 when a bet is clicked. */
export const sportsPage = (board: Board): string => {
  const { language, site, gpId, now, timeZone } = board;
  const { inPlay, upcoming } = fixturesAt(now, language);
  const title = messageIn(language, 'sportsTitle');
  return htmlPage({
    lang: languages[language].locale,
    title,
    styles: ['sports.css'],
    scripts: ['sports.ts'],
    body: `${dataBlock('board', { site, gpId })}<main class="board"><h1>${escapeHtml(title)} <small class="zone">${escapeHtml(timeZone)}</small></h1>${group(messageIn(language, 'sportsInPlay'), inPlay, board)}${group(messageIn(language, 'sportsUpcoming'), upcoming, board)}</main>`,
  });
};
