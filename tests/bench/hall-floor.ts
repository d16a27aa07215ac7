import type { Page } from '@playwright/test';

/**
 * What the browser alone needs on this machine for a hall that is scrolled and searched: the same document and styles
 * without the app, where ten rows of tiles follow the scroll position. A row that moves shows the names and pictures of other
 * games, and a key press changes those of all rows.
 */
export async function openHallFloor(page: Page, hall: Page): Promise<void> {
  const html = (await hall.content()).replaceAll(
    /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  const url = new URL('/floor', hall.url()).href;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
  await page.evaluate(followAndSearch);
}

function followAndSearch() {
  const list = document.querySelector<HTMLElement>('[role=tabpanel] [role=list]');
  const shown = [...(list?.children ?? [])] as HTMLElement[];
  const height = Number.parseFloat(shown[0]?.style.height ?? '');
  if (!list || !height) throw new Error('no rows of tiles');
  const games = [...list.querySelectorAll('[role=listitem]')].map((tile) => ({
    src: tile.querySelector('img')?.src ?? '',
    name: tile.querySelector('p')?.textContent ?? '',
  }));
  const rows = Array.from(
    { length: 10 },
    (_, at) => shown[at % shown.length]?.cloneNode(true) as HTMLElement,
  );
  list.replaceChildren(...rows);

  let shift = 0;
  const fill = (row: HTMLElement) =>
    row.querySelectorAll('[role=listitem]').forEach((tile) => {
      shift += 1;
      const game = games[shift % games.length];
      const name = tile.querySelector('p')?.firstChild;
      tile.querySelector('img')?.setAttribute('src', game?.src ?? '');
      if (name) name.nodeValue = game?.name ?? '';
    });
  const place = (row: HTMLElement | undefined, at: number) => {
    if (!row) return;
    row.style.transform = `translateY(${at * height}px)`;
    fill(row);
  };
  rows.forEach(place);

  let first = 0;
  const follow = () => {
    const wanted = Math.max(0, Math.floor(-list.getBoundingClientRect().top / height) - 2);
    for (; first < wanted; first += 1) place(rows[first % rows.length], first + rows.length);
    for (; first > wanted; first -= 1) place(rows[(first - 1) % rows.length], first - 1);
  };
  addEventListener('scroll', () => requestAnimationFrame(follow), { passive: true });
  document.querySelector('main input')?.addEventListener('input', () => {
    shift += 1;
    rows.slice(0, 3).forEach(fill);
  });
}
