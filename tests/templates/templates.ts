/**
 * Pictures of each template in node_modules/.cache/template-pictures; `compare` compares them with those of the last run, `docs`
 * takes those of docs/templates.md, `bytes` prints what each costs a visitor. Names select templates; `--all` also shows the pages of members. Needs a build in dist.
 */
import { parseArgs } from 'node:util';
import { templates } from '#contract/templates.ts';
import { mostBytes, templateBytes } from './bytes.ts';

const folder = 'node_modules/.cache/template-pictures';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});
const isCommand = /^(?:compare|bytes|docs)$/.test(positionals[0] ?? '');
const command = isCommand ? positionals[0] : 'pictures';
const chosen = isCommand ? positionals.slice(1) : positionals;
const unknown = chosen.filter((name) => !Object.hasOwn(templates, name));
if (unknown.length > 0) {
  console.error(
    `npm run templates -- [--all | compare [--accept] | bytes | docs] [NAME...]; ${unknown.join(', ')} is none of ${Object.keys(templates).join(', ')}`,
  );
  process.exit(2);
}
const names = chosen.length > 0 ? chosen : Object.keys(templates);

if (command === 'bytes') {
  for (const name of names) {
    const files = templateBytes(name);
    const sum = Object.values(files).reduce((total, bytes) => total + bytes, 0);
    const parts = Object.entries(files).map(([file, bytes]) => `${file} ${bytes}`);
    console.log(`${name}: ${sum} bytes${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`);
    if (sum > mostBytes) process.exitCode = 1;
  }
} else if (command === 'docs') {
  const { docsFolder, writeDocsPictures } = await import('./docs-pictures.ts');
  await writeDocsPictures(folder);
  console.log(docsFolder);
} else if (command === 'compare') {
  const { compare, tolerance } = await import('./compare.ts');
  const isSame = await compare(names, { folder, kept: `${folder}-kept`, accept: values.accept });
  if (!isSame) {
    console.log(
      `More than ${tolerance * 100} % of a picture differs: see ${folder}/differences, or keep all by --accept`,
    );
    process.exitCode = 1;
  }
} else {
  const { takePictures } = await import('./pictures.ts');
  const { viewNames } = await import('./views.ts');
  await takePictures(names, folder, values.all ? viewNames : undefined);
  console.log(folder);
}
