/** What the source of a machine tells about values that its types leave open. */
export interface Hints {
  /** Source text of the values that a field is compared with, by the field's name. */
  compared: ReadonlyMap<string, readonly string[]>;
  /** Numbers that are compared with or named as constants. */
  numbers: readonly string[];
  /** Source texts of what is read of events, outputs and inputs without types; none if nothing is read. */
  payloads: readonly string[];
  outputs: readonly string[];
  inputs: readonly string[];
}

interface Fields {
  [name: string]: Fields;
}

const NUMBER = /(?:[=<>]=?|const \w+ =)\s*(-?\d+(?:\.\d+)?)\b(?![\dn_])/g;

export function hintsOf(source: string): Hints {
  const found = (pattern: RegExp) => [
    ...new Set([...source.matchAll(pattern)].flatMap(([, text]) => text ?? [])),
  ];
  const { error: _, input: __, output, snapshot: ___, type: ____, ...payload } = fieldsOf(source, 'event');
  const compared = comparedFields(source);
  return {
    // A guard compares with the number or with one beyond it.
    numbers: found(NUMBER)
      .slice(0, 4)
      .flatMap((number) => [number, String(Number(number) + 1)]),
    compared,
    payloads: textsOf(payload, compared),
    outputs: textsOf(output ?? {}, compared),
    inputs: textsOf(fieldsOf(source, 'input'), compared),
  };
}

/** The fields with their names as values, then with each value that one of them is compared with. */
function textsOf(fields: Fields, compared: Hints['compared']): string[] {
  if (Object.keys(fields).length === 0) return [];
  const text = textOf(fields);
  const others = [...compared].flatMap(([name, values]) =>
    values.map((value) => text.replace(`${name}: '${name}'`, `${name}: ${value}`)),
  );
  return [...new Set([text, ...others])].slice(0, 6);
}

/** What is read of a variable, except what is called. */
function fieldsOf(source: string, variable: string): Fields {
  const fields: Fields = {};
  const reads = source.matchAll(new RegExp(`\\b${variable}((?:[?!]?\\.\\w+)+(?!\\w|\\s*\\())`, 'g'));
  for (const [, chain = ''] of reads) {
    let inside = fields;
    for (const name of chain.split(/[?!]?\./).filter((part) => part !== '' && part !== 'length')) {
      inside[name] ??= {};
      inside = inside[name];
    }
  }
  return fields;
}

/** `order.age < 18` makes 18 and 19 values of `age`. */
function comparedFields(source: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const pattern = /\.(\w+)\s*(?:[=!]==?|[<>]=?)\s*('[^'\n]*'|-?\d+(?:\.\d+)?)/g;
  for (const [, field = '', value = ''] of source.matchAll(pattern)) {
    const values = value.startsWith("'") ? [value] : [value, String(Number(value) + 1)];
    fields.set(field, [...new Set([...(fields.get(field) ?? []), ...values])]);
  }
  return fields;
}

function textOf(fields: Fields): string {
  const parts = Object.entries(fields).map(([name, inside]) => {
    return `${name}: ${Object.keys(inside).length > 0 ? textOf(inside) : `'${name}'`}`;
  });
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
