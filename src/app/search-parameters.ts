import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** A parameter as JSON, or as its text where a number would be written in another way: an ID has any length. */
function readValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('a text of digits');
  return value;
}

/** The parameters of an address. */
export const readParameters = parseSearchWith(readValue);
/** The address part of parameters, which reads as the same ones. */
export const searchText = stringifySearchWith(JSON.stringify, readValue);
