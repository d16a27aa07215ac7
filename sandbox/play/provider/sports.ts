import { type Language, languages } from '#contract/site.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import { type Fixture, fixturesAt, PICKS } from './fixtures.ts';
import { dataBlock, escapeHtml, htmlPage } from './html.ts';

/** `now`: a time of the day on which matches begin that have no weekday. */
type Board = { site: string; gpId: string; language: Language; now: number; timeZone: string };

const localeOf = ({ language }: Board): string => languages[language].locale;

/** Offset of a time zone, such as "GMT-4". */
export const offsetOf = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The hour, after the weekday if it is another day, such as after midnight. */
const kickOffText = (kickOff: number, board: Board): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(board), { timeZone: board.timeZone, ...options });
  const weekday = format({ weekday: 'short' });
  const hour = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(kickOff);
  const [day, today] = [kickOff, board.now].map((time) => weekday.format(time));
  return day === today ? hour : `${day} ${hour}`;
};

const match = ({ id, home, away, kickOff, inPlay, odds }: Fixture, board: Board): string => {
  const { language } = board;
  const number = (value: number, minimumFractionDigits = 0) =>
    new Intl.NumberFormat(localeOf(board), { minimumFractionDigits }).format(value);
  const team = (name: string, goals?: number) =>
    `<span class="team"><strong>${escapeHtml(name)}</strong>${goals === undefined ? '' : `<b>${number(goals)}</b>`}</span>`;
  const when = inPlay
    ? `<span class="live">${inPlay.minute === null ? escapeHtml(messageIn(language, 'sportsHalfTime')) : `${number(inPlay.minute)}′`}</span>`
    : `<time datetime="${new Date(kickOff).toISOString()}">${escapeHtml(kickOffText(kickOff, board))}</time>`;
  const buttons = PICKS.map(
    (pick, i) =>
      `<button type="button" data-match="${id}" data-pick="${pick}"><span class="visually-hidden">${escapeHtml(`${home} – ${away}`)}, ${pick} </span>${number(odds[i] ?? 0, 2)}</button>`,
  ).join('');
  return `<li class="match"><div class="when">${when}</div><div class="teams">${team(home, inPlay?.score[0])}${team(away, inPlay?.score[1])}</div><div class="odds">${buttons}</div></li>`;
};

/** A league's fixtures, under its name and the heads of the odds. */
const leagueCard = (league: string, fixtures: readonly Fixture[], board: Board): string =>
  `<section class="league"><header><h3>${escapeHtml(league)}</h3><p class="odds" aria-hidden="true">${PICKS.map((pick) => `<span>${pick}</span>`).join('')}</p></header><ul>${fixtures.map((fixture) => match(fixture, board)).join('')}</ul></section>`;

const group = (title: string, fixtures: readonly Fixture[], board: Board, strip = false): string =>
  fixtures.length === 0
    ? ''
    : `<h2>${escapeHtml(title)}</h2><div class="leagues${strip ? ' strip' : ''}">${[
        ...Map.groupBy(fixtures, ({ league }) => league),
      ]
        .map(([league, matches]) => leagueCard(league, matches, board))
        .join('')}</div>`;

/** Quick-bet page for the site's sports frame, with the matches of the next hours: posts S001 with its height, and U003 when a bet is clicked. */
export const sportsPage = (board: Board): string => {
  const { language, site, gpId, now } = board;
  const { inPlay, next } = fixturesAt(now, language);
  const title = messageIn(language, 'sportsTitle');
  return htmlPage({
    lang: languages[language].locale,
    title,
    styles: ['sports.css'],
    scripts: ['sports.ts'],
    body: `${dataBlock('board', { site, gpId })}<main class="board"><h1>${escapeHtml(title)} <small class="zone">${escapeHtml(offsetOf(now, board.timeZone))}</small></h1>${group(messageIn(language, 'sportsInPlay'), inPlay, board, true)}${group(messageIn(language, 'sportsNext'), next, board)}</main>`,
  });
};
