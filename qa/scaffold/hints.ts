/** What the source of a machine tells about values that its types leave open. */
export interface Hints {
  /** Numbers and strings that it compares or names as constants. */
  numbers: readonly string[];
  strings: readonly string[];
  /** Source text of what is read of untyped events, and of untyped outputs; undefined if nothing is. */
  payload: string | undefined;
  output: string | undefined;
}

interface Fields {
  [name: string]: Fields;
}

const NUMBER = /(?:[=<>]=?|const \w+ =)\s*(-?\d+(?:\.\d+)?)\b(?![\dn_])/g;

export function hintsOf(source: string): Hints {
  const found = (pattern: RegExp) => [
    ...new Set([...source.matchAll(pattern)].flatMap(([, text]) => text ?? [])),
  ];
  const fields: Fields = {};
  for (const [, chain = ''] of source.matchAll(/\bevent((?:[?!]?\.\w+)+(?!\w|\s*\())/g)) {
    let inside = fields;
    for (const name of chain.split(/[?!]?\./).filter((part) => part !== '' && part !== 'length')) {
      inside[name] ??= {};
      inside = inside[name];
    }
  }
  const { error: _, output, snapshot: __, type: ___, ...payload } = fields;
  return {
    // A guard compares with the number or with one beyond it.
    numbers: found(NUMBER)
      .slice(0, 4)
      .flatMap((number) => [number, String(Number(number) + 1)]),
    strings: found(/[=!]==?\s*'([^'\n]*)'/g).slice(0, 5),
    payload: Object.keys(payload).length > 0 ? textOf(payload) : undefined,
    output: output && textOf(output),
  };
}

function textOf(fields: Fields): string {
  const parts = Object.entries(fields).map(([name, inside]) => {
    return `${name}: ${Object.keys(inside).length > 0 ? textOf(inside) : `'${name}'`}`;
  });
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
