import { cleanHue, palette } from '#sandbox/art/colour.ts';
import { dataBlock, escapeHtml, htmlPage } from './html.ts';
import type { GameTexts } from './texts.ts';
import type { GameView } from './view.ts';

const DOOR =
  '<svg viewBox="0 0 30 34" aria-hidden="true"><path d="M1 34V15A14 14 0 0 1 29 15V34Z" fill="#43322a"/><path d="M5.800 34V16.500A9.200 9.200 0 0 1 24.200 16.500V34Z" fill="#7f6045"/><path d="M10.400 34V18.500A4.600 4.600 0 0 1 19.600 18.500V34Z" fill="#f7bc7f"/></svg>';
const EXIT =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.750" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m12 19-7-7 7-7"/><path d="M19 12H5"/></svg>';

/** Shades of a game's hue for its page, dark to light. */
export const shadesOf = (hue: number): string[] => {
  const tone = palette(cleanHue(hue), hue > 30 && hue < 100 ? -18 : 18);
  return [tone(0.17, 0.7), tone(0.3, 0.75), tone(0.38, 0.9), tone(0.62), tone(0.84, 0.8)];
};

export const gamePage = (view: GameView): string => {
  const { texts } = view;
  const isDice = view.kind === 'dice';
  return htmlPage({
    lang: view.locale,
    title: view.name,
    styles: ['game.css'],
    scripts: ['game.ts'],
    body: `${dataBlock('game', view)}<main class="game"><header class="bar"><a class="exit" id="lobby" href="${escapeHtml(view.lobby)}">${EXIT}<span>${escapeHtml(texts.lobby)}</span></a><div class="who"><h1>${escapeHtml(view.name)}</h1><p>${escapeHtml(view.provider)}</p></div>${view.demo ? `<p class="demo">${escapeHtml(texts.demo)}</p>` : ''}<div class="purse"><p id="balance-label">${escapeHtml(texts.balance)}</p><output class="money" id="balance" aria-labelledby="balance-label"></output></div></header><div class="stage"><img class="cover" src="${escapeHtml(view.art)}" alt="" width="300" height="400"><section class="table" id="table"><p class="outcome" id="outcome" role="status"></p></section></div><footer class="controls"><div class="stake"><button id="less" type="button" aria-label="${escapeHtml(texts.less)}">&minus;</button><output><small>${escapeHtml(texts.stake)}</small><span class="money" id="stake"></span></output><button id="more" type="button" aria-label="${escapeHtml(texts.more)}">+</button></div><button class="go" id="go" type="button">${escapeHtml(isDice ? texts.roll : texts.spin)}</button><ul class="history" id="history" aria-label="${escapeHtml(texts.rounds)}"></ul></footer></main>`,
  });
};

type Notice = { lang: string; title: string; text: string; link?: { href: string; label: string } };

/** A page with a message only, for example that the game has ended. */
export const noticePage = ({ lang, title, text, link }: Notice): string =>
  htmlPage({
    lang,
    title,
    styles: [],
    scripts: [],
    body: `<main class="notice">${DOOR}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link ? `<a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : ''}</main>`,
  });

export const endedPage = (texts: GameTexts, lang: string): string =>
  noticePage({ lang, title: texts.ended, text: texts.endedMore });
