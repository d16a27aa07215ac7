import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { takePictures } from './pictures.ts';

/** Share of the pixels of a picture that may differ: text is drawn a little otherwise from run to run. */
export const tolerance = 0.005;
/** Difference of two colours that counts, from 0 to 1. */
const threshold = 0.2;

const pixelsOf = async (file: string) =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Share of the pixels in which two pictures differ, which are written in red into a third one; 1 if the pictures have other sizes.
 */
export async function difference(before: string, now: string, shown: string): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const { width, height } = one.info;
  if (other.info.width !== width || other.info.height !== height) return 1;
  const differences = Buffer.alloc(one.data.length);
  const count = pixelmatch(one.data, other.data, differences, width, height, { threshold });
  if (count > 0)
    await sharp(differences, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(shown);
  return count / (width * height);
}

/**
 * Takes pictures of templates and compares them with those that the last run has kept in `kept`; those without are new. Keeps the new
 * ones if none differs too much, or with `accept`. Returns whether none does.
 */
export async function compare(
  names: readonly string[],
  { folder, kept, accept }: { folder: string; kept: string; accept: boolean },
): Promise<boolean> {
  const differences = join(folder, 'differences');
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  mkdirSync(kept, { recursive: true });
  const files = await takePictures(names, folder);
  let isSame = true;
  for (const file of files) {
    if (!existsSync(join(kept, file))) {
      console.log(`${file}: new`);
      continue;
    }
    const share = await difference(join(kept, file), join(folder, file), join(differences, file));
    const differs = share > tolerance;
    if (differs) isSame = false;
    if (share > 0) console.log(`${file}: ${(share * 100).toFixed(2)} %${differs ? ' differs' : ''}`);
  }
  if (isSame || accept) for (const file of files) copyFileSync(join(folder, file), join(kept, file));
  return isSame || accept;
}
