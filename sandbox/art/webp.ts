import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Width of a tile on a phone, or on a screen with a pixel ratio of 2. */
const WIDTH = 300;
/** WebP qualities from 0 to 100; the next one is used for an image that exceeds the budget. */
const QUALITIES = [32, 24, 16, 8, 1];
/** Maximum size of an image in bytes. */
export const BYTE_BUDGET = 8_000;
/** Maximum number of cached images; exceeds the number of games. */
const MAX_CACHED = 6_000;

// Leaves the other cores to the browser.
sharp.concurrency(1);

/** Images by their SVG. */
const cache = new Map<string, Promise<Buffer>>();

const encode = async (svg: string): Promise<Buffer> => {
  const pixels = await sharp(Buffer.from(svg)).resize(WIDTH).raw().toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const image = await sharp(pixels.data, { raw: pixels.info }).webp({ quality }).toBuffer();
    if (image.length <= BYTE_BUDGET) return image;
  }
  throw new Error(`an image exceeds ${BYTE_BUDGET} bytes`);
};

/** Shared by all sandboxes of this installation: an image takes 50 ms of CPU time. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/art', import.meta.url));

/** The image from the cache, or drawn and put there; without a writable folder it is only drawn. */
async function readOrEncode(svg: string, folder: string): Promise<Buffer> {
  const name = createHash('sha256').update(`${WIDTH} ${QUALITIES} ${BYTE_BUDGET} ${svg}`).digest('hex');
  const file = join(folder, `${name}.webp`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const image = await encode(svg);
  // Renamed when complete, because another sandbox may read it meanwhile.
  const part = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(part, image))
    .then(() => rename(part, file))
    .catch(() => {});
  return image;
}

/** Rasterizes an SVG to WebP, since thousands of SVG images slow down a page; cached. */
export function webp(svg: string, folder = cacheFolder): Promise<Buffer> {
  const known = cache.get(svg);
  if (known) return known;
  const image = readOrEncode(svg, folder);
  cache.set(svg, image);
  image.catch(() => cache.delete(svg));
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return image;
}
