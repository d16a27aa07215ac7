import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';
import { createIcons } from '#host/serve/brand.ts';

const picture = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`)}`;

/** Colours of an icon of a site with a light template: at its corner, at the middle of its edge and in its middle. */
async function coloursOf(icon: string, path: string) {
  const icons = createIcons((reason) => expect(reason).toBe(''));
  const site = { icon, templateName: 'H5_4', mobileTemplateName: 'H5_7' } as SiteConfig;
  const content = await icons.icon(site, path);
  const { data, info } = await sharp(content?.body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3).toString('hex')}`;
  const middle = info.width / 2;
  return [at(1, 1), at(middle, 1), at(middle, middle)];
}

for (const path of ['/icon-maskable-512.png', '/apple-touch-icon.png'])
  test(`${path} goes on in the colour of the plate that the picture has, to its corners`, async () => {
    const plate = picture(
      '<rect width="64" height="64" rx="14" fill="#123456"/><circle cx="32" cy="32" r="12" fill="#ffcc00"/>',
    );
    expect(await coloursOf(plate, path)).toEqual(['#123456', '#123456', '#ffcc00']);
  });

test('symbol without a plate has the ground of the template around it on the start screen', async () => {
  const star = picture('<path d="M32 0 40 64H24Z" fill="#ffcc00"/>');
  expect(await coloursOf(star, '/apple-touch-icon.png')).toEqual(['#ffffff', '#ffffff', '#ffcc00']);
});
