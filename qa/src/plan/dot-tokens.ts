import { GraphError, placeAt } from './plain-graph.ts';

export interface DotToken {
  /**
   * `word`: a name without quotes, which may be a keyword. `text`: a quoted or HTML string. `invalid`: what
   * is none of these, described; no tokens but the end follow it.
   */
  kind: 'word' | 'text' | 'sign' | 'invalid' | 'end';
  text: string;
  offset: number;
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=(?:^|\n)[ \t]*)#[^\n]*)+/y;
const WORD = /[\p{L}_][\p{L}\p{N}_]*|-?(?:\.\d+|\d+(?:\.\d*)?)(?![\p{L}_.])/uy;
const QUOTED = /"(?:[^"\\]|\\[\s\S])*"/y;
const SIGN = /->|--|[{}[\]=;,:+]/y;

/** Splits a GraphViz file into tokens without comments. The last token is the end. */
export function dotTokens(content: string): DotToken[] {
  const tokens: DotToken[] = [];
  let offset = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = offset;
    return pattern.exec(content)?.[0];
  };
  const add = (kind: DotToken['kind'], text: string, length: number) => {
    tokens.push({ kind, text, offset });
    offset += length;
  };
  while (offset < content.length) {
    const space = match(SPACE);
    if (space) {
      offset += space.length;
      continue;
    }
    const sign = match(SIGN);
    const word = match(WORD);
    const quoted = match(QUOTED);
    if (sign) add('sign', sign, sign.length);
    else if (word) add('word', word, word.length);
    else if (quoted) add('text', unescaped(quoted.slice(1, -1)), quoted.length);
    else {
      const html = htmlAt(content, offset);
      if (html) add('text', html.slice(1, -1), html.length);
      else add('invalid', invalidAt(content, offset), content.length - offset);
    }
  }
  add('end', '', 0);
  return joined(content, tokens);
}

/** In quotes, only a quote is escaped, and a backslash continues the line. */
const unescaped = (text: string) => text.replace(/\\\r?\n/g, '').replaceAll('\\"', '"');

function invalidAt(content: string, offset: number): string {
  const first = content[offset] as string;
  return ['"', '<'].includes(first) ? `${first} without an end` : `"${first}"`;
}

/** The HTML string at `offset`, in which angle brackets are balanced; undefined if there is none. */
function htmlAt(content: string, offset: number): string | undefined {
  let depth = 0;
  for (let end = offset; end < content.length; end += 1) {
    if (content[end] === '<') depth += 1;
    if (content[end] === '>') depth -= 1;
    if (depth === 0) return end === offset ? undefined : content.slice(offset, end + 1);
  }
  return undefined;
}

/** Joins strings that are concatenated by `+`. */
function joined(content: string, tokens: readonly DotToken[]): DotToken[] {
  const result: DotToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as DotToken;
    const [last, next] = [result.at(-1), tokens[index + 1]];
    if (token.kind !== 'sign' || token.text !== '+') {
      result.push(token);
      continue;
    }
    if (last?.kind !== 'text' || next?.kind !== 'text') {
      throw new GraphError(`${placeAt(content, token.offset)}: + joins quoted strings only`);
    }
    result[result.length - 1] = { ...last, text: last.text + next.text };
    index += 1;
  }
  return result;
}
