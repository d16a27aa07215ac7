import { expect, test } from 'vitest';
import { contentsOf } from '../src/explore/in-place.ts';
import { identityText, text } from '../src/explore/text.ts';

class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super('Request failed');
    this.status = status;
  }
}
class Purse {
  #coins: number;
  #notes: string[] = [];
  constructor(coins: number) {
    this.#coins = coins;
  }
  add(note: string): number {
    this.#notes.push(note);
    return this.#coins;
  }
}
class Wallet extends Purse {
  owner = 'a';
}
class Circle {
  size = 1;
}
class Square {
  size = 1;
}

test.each<[string, unknown, unknown]>([
  ['errors with another field', new HttpError(401), new HttpError(500)],
  ['errors of another class', new TypeError('a'), new RangeError('a')],
  ['errors with another cause', new Error('a', { cause: 1 }), new Error('a', { cause: 2 })],
  ['classes with another private field', new Purse(1), new Purse(2)],
  ['classes that inherit another private field', new Wallet(1), new Wallet(2)],
  ['objects of another class', new Circle(), new Square()],
  ['regular expressions', /a/, /b/],
  ['regular expressions with other flags', /a/, /a/i],
  ['buffers', new Uint8Array([1]).buffer, new Uint8Array([2]).buffer],
  ['bytes and numbers', new Uint8Array([1]), [1]],
  ['views of bytes', new DataView(new Uint8Array([1]).buffer), new DataView(new Uint8Array([2]).buffer)],
  ['symbols with the same description', Symbol('mode'), Symbol('mode')],
  ['a key with undefined and none', { a: undefined }, {}],
  ['zero and minus zero', 0, -0],
  ['a date and its text', new Date(0), new Date(0).toJSON()],
  ['boxed numbers', Object(1), Object(2)],
  ['search parameters', new URLSearchParams('a=1'), new URLSearchParams('a=2')],
  ['headers', new Headers({ a: '1' }), new Headers({ a: '2' })],
  ['addresses', new URL('https://a.example'), new URL('https://b.example')],
  ['functions', () => 1, () => 2],
])('identities differ when the values are %s', (_, first, second) => {
  expect(identityText({ first })).not.toBe(identityText({ first: second }));
  expect(identityText({ first })).toBe(identityText({ first }));
});

test('text has the fields of an error, and private fields', () => {
  expect(text(new HttpError(401))).toBe('Error("Request failed",{"status":401})');
  expect(text(new Error('a'))).toBe('Error("a")');
  expect(text(new Wallet(2))).toBe('{"#coins":2,"#notes":[],"owner":"a"}');
});

test('contents are found changed and get restored when a list in a private field is changed', () => {
  const purse = new Wallet(1);
  const contents = contentsOf({ purse });
  purse.add('ten');
  expect(contents.changed()).toEqual(['purse']);
  contents.restore();
  expect(text(purse)).toBe('{"#coins":1,"#notes":[],"owner":"a"}');
});
