import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { templates } from '#contract/templates.ts';
import { fileOf, takePictures } from './pictures.ts';
import type { Layout } from './views.ts';

/** Folder of the pictures that docs/templates.md shows, and of the digest of what they show. */
export const docsFolder = 'docs/templates';

/** Digest of the table of templates and of all their style sheets. It changes with them, and the pictures must then be taken again. */
export function shownDigest(): string {
  const hash = createHash('sha256');
  for (const file of ['contract/templates.ts', ...globSync('src/templates/**/*.css').toSorted()])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Width of a picture in pixels, and pictures in a line. */
const sheets = { phone: { width: 156, columns: 9 }, desktop: { width: 460, columns: 3 } } as const;
const gap = 8;
const label = 22;

async function writeSheet(folder: string, layout: Layout) {
  const names = Object.keys(templates);
  const { width, columns } = sheets[layout];
  const pictures = await Promise.all(
    names.map((name) =>
      sharp(join(folder, fileOf(name, 'home', layout)))
        .resize({ width })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = pictures[0]?.info.height ?? 0;
  const layers = pictures.flatMap(({ data }, index) => {
    const left = (index % columns) * (width + gap);
    const top = Math.floor(index / columns) * (height + label + gap);
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text y="16" font-family="sans-serif" font-size="14" fill="#555">${names[index]}</text></svg>`;
    return [
      { input: Buffer.from(text), left, top },
      { input: data, left, top: top + label },
    ];
  });
  await sharp({
    create: {
      width: columns * (width + gap) - gap,
      height: Math.ceil(names.length / columns) * (height + label + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(layers)
    .webp({ quality: 62 })
    .toFile(join(docsFolder, `home-${layout}.webp`));
}

/** Takes the pictures of docs/templates.md: home of each template, in both layouts. Needs a build in dist. */
export async function writeDocsPictures(folder: string) {
  await takePictures(Object.keys(templates), folder, ['home']);
  mkdirSync(docsFolder, { recursive: true });
  await writeSheet(folder, 'phone');
  await writeSheet(folder, 'desktop');
  writeFileSync(join(docsFolder, 'digest.txt'), `${shownDigest()}\n`);
}
