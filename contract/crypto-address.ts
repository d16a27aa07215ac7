import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

export const cryptoNetworks = ['TRC20', 'ERC20', 'BTC'] as const;
export type CryptoNetwork = (typeof cryptoNetworks)[number];
export const isCryptoNetwork = (network: string): network is CryptoNetwork =>
  cryptoNetworks.some((known) => known === network);

/** `format`: not an address of the network; `checksum`: one with a wrong character. */
export type AddressProblem = 'format' | 'checksum';

const base58check = createBase58check(sha256);
/** Version byte and the 20 bytes of a hash. */
function base58Problem(address: string, versions: readonly number[]): AddressProblem | null {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1) ? null : 'format';
  } catch {
    return 'checksum';
  }
}

/** Segregated witness: version 0 has a checksum of bech32, later ones of bech32m (BIP 173, BIP 350). */
function segwitProblem(address: string): AddressProblem | null {
  const [coder, lengths] = /^bc1q/i.test(address) ? [bech32, [20, 32]] : [bech32m, [32]];
  const decoded = coder.decodeUnsafe(address);
  if (!decoded) return 'checksum';
  const bytes = coder.fromWordsUnsafe(decoded.words.slice(1));
  return bytes && lengths.includes(bytes.length) ? null : 'format';
}

/** EIP-55: a letter is upper case if the hash of the lower case address has a digit from 8 in its place. */
function hasEthereumChecksum(digits: string): boolean {
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()));
  return [...digits].every((digit, index) => {
    const half = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15;
    return digit === (half >= 8 ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Whether the form of the address has no checksum, so that nobody but its owner can see a wrong character. */
export const hasNoChecksum = (network: CryptoNetwork, address: string): boolean =>
  network === 'ERC20' && /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address) && /[a-f]/i.test(address.slice(2));

/** What is wrong with an address; null if it is one of the network. */
export function cryptoAddressProblem(network: CryptoNetwork, address: string): AddressProblem | null {
  switch (network) {
    case 'TRC20':
      return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address) ? base58Problem(address, [0x41]) : 'format';
    case 'ERC20':
      if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'format';
      return hasNoChecksum(network, address) || hasEthereumChecksum(address.slice(2)) ? null : 'checksum';
    case 'BTC':
      if (/^(bc1[pq][02-9ac-hj-np-z]{38,58}|BC1[PQ][02-9AC-HJ-NP-Z]{38,58})$/.test(address))
        return segwitProblem(address);
      return /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(address) ? base58Problem(address, [0, 5]) : 'format';
  }
}
