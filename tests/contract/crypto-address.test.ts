import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CryptoNetwork,
  cryptoAddressProblem,
  hasNoChecksum,
  isCryptoNetwork,
} from '#contract/crypto-address.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

test.each([
  ['TRC20', tron, null],
  ['TRC20', tron.toUpperCase(), 'format'],
  ['TRC20', tron.slice(0, -1), 'format'],
  ['TRC20', `${tron.slice(0, -1)}u`, 'checksum'],
  ['TRC20', legacy, 'format'],
  ['TRC20', ethereum, 'format'],
  ['ERC20', ethereum, null],
  ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', null],
  // Without letters there is nothing to check.
  ['ERC20', `0x${'0'.repeat(40)}`, null],
  // These forms have no checksum.
  ['ERC20', ethereum.toLowerCase(), null],
  ['ERC20', `0x${ethereum.slice(2).toUpperCase()}`, null],
  ['ERC20', ethereum.replace('A', 'a'), 'checksum'],
  ['ERC20', ethereum.slice(2), 'format'],
  ['ERC20', tron, 'format'],
  ['BTC', legacy, null],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', null],
  ['BTC', segwit, null],
  ['BTC', segwit.toUpperCase(), null],
  ['BTC', taproot, null],
  ['BTC', `${legacy.slice(0, -1)}b`, 'checksum'],
  ['BTC', `BC1${segwit.slice(3)}`, 'format'],
  ['BTC', `tb1${segwit.slice(3)}`, 'format'],
  // A checksum of the other version, and a program that is too short.
  ['BTC', bech32m.encode('bc', bech32.decode(segwit as `${string}1${string}`).words), 'checksum'],
  ['BTC', bech32.encode('bc', [0, ...bech32.toWords(new Uint8Array(28))]), 'format'],
  ['BTC', tron, 'format'],
  ['BTC', '', 'format'],
  ['BTC', ` ${legacy}`, 'format'],
] as const)('%s address %s has the problem %s', (network, address, problem) => {
  expect(cryptoAddressProblem(network, address)).toBe(problem);
});

test.each([
  ['ERC20', ethereum.toLowerCase(), true],
  ['ERC20', `0x${ethereum.slice(2).toUpperCase()}`, true],
  ['ERC20', ethereum, false],
  ['ERC20', `0x${'0'.repeat(40)}`, false],
  ['TRC20', tron, false],
  ['BTC', segwit, false],
] as const)('%s address %s has no checksum: %s', (network, address, none) => {
  expect(hasNoChecksum(network, address)).toBe(none);
});

test('networks are known by their exact names', () => {
  expect(['TRC20', 'trc20', 'SOL', ''].filter(isCryptoNetwork)).toEqual(['TRC20']);
});

const base58check = createBase58check(sha256);
const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const versioned = (version: number) =>
  hash.map((bytes) => base58check.encode(Uint8Array.of(version, ...bytes)));
const addresses: [CryptoNetwork, fc.Arbitrary<string>, string][] = [
  ['TRC20', versioned(0x41), 'abcXYZ123'],
  ['BTC', versioned(0), 'abcXYZ123'],
  ['BTC', versioned(5), 'abcXYZ123'],
  ['BTC', hash.map((bytes) => bech32.encode('bc', [0, ...bech32.toWords(bytes)])), 'qpzry9x8'],
  // EIP-55 misses one changed character in some thousands.
  ['ERC20', fc.constant(ethereum), '0189abAB'],
];

test.each(addresses)('%s address is refused when one character is changed', (network, address, letters) => {
  fc.assert(
    fc.property(address, fc.nat(), fc.constantFrom(...letters), (valid, at, letter) => {
      expect(cryptoAddressProblem(network, valid)).toBeNull();
      const place = at % valid.length;
      fc.pre(valid[place] !== letter);
      const changed = valid.slice(0, place) + letter + valid.slice(place + 1);
      expect(cryptoAddressProblem(network, changed)).not.toBeNull();
    }),
    { numRuns: 200 },
  );
});
