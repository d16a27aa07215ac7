import sharp from 'sharp';

/** A tile's on a phone, or on a screen with two dots to a pixel. */
const WIDTH = 300;
/** Of 100: from here on the eye sees no difference at that size. */
const QUALITY = 60;
/** Some more than there are games. */
const MOST = 6_000;

// The other cores are the browser's that waits for the picture.
sharp.concurrency(1);

const kept = new Map<string, Promise<Buffer>>();

/** A drawing in dots, as operators have pictures of their games: thousands of drawings would burden a page. */
export function webp(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const picture = sharp(Buffer.from(svg)).resize(WIDTH).webp({ quality: QUALITY }).toBuffer();
  kept.set(svg, picture);
  picture.catch(() => kept.delete(svg));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return picture;
}
