/** What the source of a machine tells about values that its types leave open. */
export interface Hints {
  /** Source text of the values that a field is compared with, by the field's name. */
  compared: ReadonlyMap<string, readonly string[]>;
  /** Lengths that lists are compared with, and those next to them, by the list's name. */
  lengths: ReadonlyMap<string, readonly number[]>;
  /** Numbers that are compared with or named as constants. */
  numbers: readonly string[];
  /** Numbers in lists of numbers and in brackets after a name: places on a board, for example. */
  places: readonly string[];
  /** Source texts of what is read of events, outputs and inputs without types; none if nothing is read. */
  payloads: readonly string[];
  outputs: readonly string[];
  inputs: readonly string[];
  /** Texts that regular expressions of the source match. */
  matching: readonly string[];
  /** Fields of which URLs are made. */
  urls: ReadonlySet<string>;
  /** Whether the source reads a field with this name. */
  reads(field: string): boolean;
}

interface Fields {
  [name: string]: Fields;
}

const PLACES = /\[\s*(\d+(?:\s*,\s*\d+)*)\s*,?\s*\]/g;
/** More of them are not written. */
const MAX_PLACES = 12;
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
    places: [...new Set(found(PLACES).flatMap((list) => list.match(/\d+/g) ?? []))].slice(0, MAX_PLACES),
    compared,
    lengths: comparedLengths(source),
    payloads: textsOf(payload, compared),
    outputs: textsOf(output ?? {}, compared),
    inputs: textsOf(fieldsOf(source, 'input'), compared),
    matching: [...new Set(found(PATTERN).flatMap(matchesOf))].slice(0, 6),
    urls: new Set(found(/new URL\(\s*(?:\w+[!?]?\.)*(\w+)/g)),
    reads: (field) => readsField(source, field),
  };
}

/** A regular expression as it is written after an operator or an opening bracket. */
const PATTERN =
  /[=(,:?&|[]\s*\/((?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[a-z]*(?=\s*[.,;)\]}\n])/g;

/** Texts that a regular expression matches; none if it is not a simple one. */
function matchesOf(pattern: string): string[] {
  try {
    const texts = [1, 0].map((times) => textMatching(pattern, times));
    return texts.filter((text) => text !== '' && new RegExp(pattern).test(text));
  } catch {
    return [];
  }
}

const ESCAPED: { readonly [letter: string]: string } = {
  d: '1',
  w: 'a',
  S: 'a',
  D: 'a',
  W: '-',
  s: ' ',
  b: '',
  B: '',
};
const CLASSES: readonly [RegExp, string][] = [
  [/^\[\^/, 'a'],
  [/^\[[^\]]*(?:a-z|\\w|\\S)/, 'a'],
  [/^\[[^\]]*A-Z/, 'A'],
  [/^\[[^\]]*(?:0-9|\\d)/, '1'],
];

/** An escaped letter, a set, an anchor or bracket, or any other character; then how often it is there. */
const PART =
  /(?:\\(?<letter>.)|(?<set>\[(?:[^\]\\]|\\.)*\])|(?<mark>[\^$()])|(?<plain>[^\\]))(?<times>[*+?]|\{(?<count>\d+)[\d,]*\})?\??/g;

/** A pattern with each part replaced by an example; what may be missing is there `optional` times. */
function textMatching(pattern: string, optional: number): string {
  const simple = pattern
    .replaceAll(/\(\?(?:[:=]|<\w+>)/g, '(')
    // Of several alternatives, the first.
    .replaceAll(/\([^()|]*\|[^()]*\)/g, (group) => `${group.split('|')[0]})`);
  const parts = [...simple.matchAll(PART)].map(({ groups = {} }) => {
    const { count, times } = groups;
    if (count !== undefined) return exampleOf(groups).repeat(Number(count));
    return times === '*' || times === '?' ? exampleOf(groups).repeat(optional) : exampleOf(groups);
  });
  return parts.join('');
}

function exampleOf({ letter, mark, plain = '', set }: { [group: string]: string | undefined }): string {
  if (letter !== undefined) return ESCAPED[letter] ?? letter;
  if (set !== undefined) return CLASSES.find(([kind]) => kind.test(set))?.[1] ?? set.charAt(1);
  if (mark !== undefined) return '';
  return plain === '.' ? 'a' : plain;
}

const escaped = (name: string) => name.replaceAll(/\W/g, '\\$&');

/** By a dot, or by destructuring, whose braces have no types. */
function readsField(source: string, field: string): boolean {
  const name = escaped(field);
  return new RegExp(
    `\\.${name}\\b|\\[['"]${name}['"]\\]|\\{[^{}:;]*\\b${name}\\b[^{}:;]*\\}\\s*(?:=|\\)|,)`,
  ).test(source);
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

/** `order.age < 18` makes 18 and 19 values of `age`. The types of events are known, and no values of other types. */
function comparedFields(source: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const pattern = /\.(?!(?<=\bevent\.)type\b)(\w+)\s*(?:[=!]==?|[<>]=?)\s*('[^'\n]*'|-?\d+(?:\.\d+)?)/g;
  for (const [, field = '', value = ''] of source.matchAll(pattern)) {
    const values = value.startsWith("'") ? [value] : [value, String(Number(value) + 1)];
    fields.set(field, [...new Set([...(fields.get(field) ?? []), ...values])]);
  }
  return fields;
}

/** More items than these are not written. */
const MAX_LENGTH = 12;

/** `players.length >= 2` makes lists of 1, 2 and 3 players. */
function comparedLengths(source: string): Map<string, number[]> {
  const lengths = new Map<string, number[]>();
  const pattern = /\b(\w+)[?!]?\.length\s*(?:[=!]==?|[<>]=?)\s*(\d+)\b/g;
  for (const [, list = '', number = ''] of source.matchAll(pattern)) {
    const near = [Number(number), Number(number) + 1, Number(number) - 1];
    const all = new Set([...(lengths.get(list) ?? []), ...near]);
    lengths.set(
      list,
      [...all].filter((length) => length >= 0 && length <= MAX_LENGTH),
    );
  }
  return lengths;
}

function textOf(fields: Fields): string {
  const parts = Object.entries(fields).map(([name, inside]) => {
    return `${name}: ${Object.keys(inside).length > 0 ? textOf(inside) : `'${name}'`}`;
  });
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
