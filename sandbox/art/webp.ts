import sharp from 'sharp';

/** Width of a tile on a phone, or on a screen with a pixel ratio of 2. */
const WIDTH = 300;
/** WebP quality of 100; higher values make no visible difference at this size. */
const QUALITY = 60;
/** Maximum number of cached images; exceeds the number of games. */
const MOST = 6_000;

// Leaves the other cores to the browser.
sharp.concurrency(1);

const kept = new Map<string, Promise<Buffer>>();

/** Rasterizes an SVG to WebP, since thousands of SVG images slow down a page; cached. */
export function webp(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const image = sharp(Buffer.from(svg)).resize(WIDTH).webp({ quality: QUALITY }).toBuffer();
  kept.set(svg, image);
  image.catch(() => kept.delete(svg));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return image;
}
