import { keccak_256 } from '@noble/hashes/sha3.js';

/** Whether the capitals of an address (`0x` and 40 hex digits) are the checksum of ERC-55. */
export function isChecksummed(address: string): boolean {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const written = [...digits].map((digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return address === `0x${written.join('')}`;
}
