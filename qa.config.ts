import { globSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import type { QaConfig } from 'xstate-path-tests';

/** A machine by its file: `machines/<area>/<id>.machine.ts` exports it, `tests/flows/<area>/<id>/` has its tests. */
const entry = (file: string) => {
  const id = basename(file, '.machine.ts');
  const name = id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const [area = ''] = posix.relative('machines', dirname(file)).split('/');
  const flow = `tests/flows/${area}/${id}/${id}`;
  return {
    id,
    machine: `${file}#${name}Machine`,
    samples: `${flow}.samples.ts#samples`,
    driver: `${flow}.driver.ts#driver`,
    views: globSync(`src/features/${area}/**/*.tsx`).toSorted(),
  };
};

export default {
  loader: 'node',
  fixture: 'tests/flows/app-fixture.ts#fixture',
  machines: globSync('machines/**/*.machine.ts').toSorted().map(entry),
} satisfies QaConfig;
