import { dataBlock, escapeHtml, htmlPage } from './html.ts';

const MATCHES = [
  { id: 'm1', home: 'Harbour City', away: 'Northgate', time: '18:30', odds: [1.86, 3.4, 4.2] },
  { id: 'm2', home: 'Riverside', away: 'Old Mill', time: '19:00', odds: [2.35, 3.1, 2.95] },
  { id: 'm3', home: 'Highland United', away: 'Bay Rovers', time: '20:45', odds: [1.55, 3.9, 5.75] },
  { id: 'm4', home: 'Capital Stars', away: 'Lantern Town', time: '21:00', odds: [2.1, 3.25, 3.4] },
] as const;

const PICKS = ['1', 'X', '2'] as const;

/** Quick-bet page for the site's sports frame: posts S001 with its height, and U003 when a bet is clicked. */
export const sportsPage = (site: string, gpId: string): string =>
  htmlPage({
    lang: 'en-US',
    title: 'Matches tonight',
    styles: ['sports.css'],
    scripts: ['sports.ts'],
    body: `${dataBlock('board', { site, gpId })}<main class="board"><h1>Matches tonight</h1>${MATCHES.map(
      (match) =>
        `<section class="match"><div><strong>${escapeHtml(match.home)}</strong> &ndash; <strong>${escapeHtml(match.away)}</strong><br><time>${match.time}</time></div><div class="odds">${PICKS.map(
          (pick, i) =>
            `<button type="button" data-match="${match.id}" data-pick="${pick}"><small>${pick}</small>${match.odds[i]?.toFixed(2)}</button>`,
        ).join('')}</div></section>`,
    ).join('')}</main>`,
  });
