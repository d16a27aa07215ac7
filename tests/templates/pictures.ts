import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSite } from '#tests/support/site.ts';
import { openStage, type Stage } from './stage.ts';
import { type Layout, layouts, openView, type ViewName, windows } from './views.ts';

/** What a visitor sees first. */
export const firstViews: readonly ViewName[] = ['home', 'hall', 'sign-in'];

/** Name of the file of a picture. */
export const fileOf = (name: string, view: string, layout: Layout) => `${view}-${layout}-${name}.png`;

interface Place extends Stage {
  folder: string;
}

async function takeView(place: Place, name: string, view: ViewName, layout: Layout) {
  const page = await place.browser.newPage({ ...windows[layout], reducedMotion: 'reduce' });
  await changeSite(page, { templateName: name, mobileTemplateName: name });
  await openView(page, place, view);
  await page.screenshot({ path: join(place.folder, fileOf(name, view, layout)) });
  await page.close();
}

/** One picture of the pictures of a view. */
async function takeSheet({ browser, folder }: Place, names: readonly string[], view: string, layout: Layout) {
  const { width, height } = windows[layout].viewport;
  const [shown, columns] = layout === 'phone' ? [260, 5] : [600, 3];
  const page = await browser.newPage({ viewport: { width: shown * columns + 40, height: 400 } });
  const pictures = names.map((name) => {
    const data = readFileSync(join(folder, fileOf(name, view, layout))).toString('base64');
    return `<figure><figcaption>${name}</figcaption><img width="${shown - 12}" height="${Math.round(((shown - 12) * height) / width)}" src="data:image/png;base64,${data}"></figure>`;
  });
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;font:14px sans-serif}figure{margin:0}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path: join(folder, `${view}-${layout}.png`), fullPage: true });
  await page.close();
}

/**
 * Takes pictures of views of templates in both layouts into a folder, and a sheet of each view. Returns the names of the files that
 * show a template. Needs a build in dist.
 */
export async function takePictures(
  names: readonly string[],
  folder: string,
  shown: readonly ViewName[] = firstViews,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const stage = await openStage();
  const place = { ...stage, folder };
  try {
    for (const name of names)
      for (const view of shown) for (const layout of layouts) await takeView(place, name, view, layout);
    for (const view of shown) for (const layout of layouts) await takeSheet(place, names, view, layout);
  } finally {
    await stage.close();
  }
  return names.flatMap((name) =>
    shown.flatMap((view) => layouts.map((layout) => fileOf(name, view, layout))),
  );
}
