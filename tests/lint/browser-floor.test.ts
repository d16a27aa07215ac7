import { globSync, readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';

/** The oldest browsers in which the app runs: those of 2023. */
const floor = { chrome: 109, firefox: 115, safari: 16.4 } as const;
type Browser = keyof typeof floor;

/** What browsers have of their own, by the name under which sources use it. The compiler holds the language's own. */
const holders: Readonly<Record<string, Identifier | undefined>> = {
  document: bcd.api.Document,
  navigator: bcd.api.Navigator,
  window: bcd.api.Window,
};

/** Missing in some of them: given to them by `src/startup/older-browsers.ts`, or used only where it is there. */
const known = new Set([
  'document.startViewTransition',
  ...['AbortSignal.any', 'URL.parse'],
  ...['Intl.DurationFormat', 'Intl.Segmenter', 'navigator.canShare', 'navigator.share', 'navigator.wakeLock'],
]);

const isOlder = (statement: CompatStatement | undefined, browser: Browser): boolean => {
  const support = statement?.support[browser];
  const [first] = Array.isArray(support) ? support : [support];
  const since = Number.parseFloat(String(first?.version_added ?? ''));
  return since > floor[browser] || first?.version_added === false;
};

function statementOf(holder: string, name: string): CompatStatement | undefined {
  if (holder === 'Intl') return bcd.javascript.builtins?.Intl?.[name]?.__compat;
  const of = holders[holder] ?? bcd.api[holder];
  return (of?.[`${name}_static`] ?? of?.[name])?.__compat;
}

test('sources use nothing that browsers of 2023 lack', () => {
  const found = new Set<string>();
  for (const file of globSync('{src,contract,machines}/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const [, holder = '', name = ''] of source.matchAll(
      /\b(document|navigator|window|[A-Z]\w+)\.(\w+)\b/g,
    )) {
      const statement = statementOf(holder, name);
      const lacking = (Object.keys(floor) as Browser[]).filter((browser) => isOlder(statement, browser));
      if (lacking.length > 0 && !known.has(`${holder}.${name}`))
        found.add(`${holder}.${name} in ${lacking.join(', ')}: ${file}`);
    }
  }
  expect([...found]).toEqual([]);
});
