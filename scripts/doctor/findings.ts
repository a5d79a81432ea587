import { addresses, form } from './addresses.ts';
import { claims } from './claims.ts';
import type { Facts } from './finding.ts';
import { legal } from './legal.ts';
import { pictures } from './pictures.ts';
import { proof } from './proof.ts';
import { translations } from './translations.ts';
import { words } from './words.ts';

export type Found = ReturnType<typeof findings>[number];

/** What is missing before launch, in plain words, in the order in which one would mend it. */
export function findings(facts: Facts) {
  const { owner, now } = facts;
  const groups = [
    { group: 'Addresses', found: addresses(owner) },
    { group: 'Claims', found: claims(owner, now) },
    { group: 'Legal', found: legal(owner) },
    { group: 'Proof', found: proof(owner) },
    { group: 'Sign-up form', found: form(owner) },
    { group: 'Languages', found: translations(facts) },
    { group: 'Words', found: words(facts) },
    { group: 'Pictures', found: pictures(facts) },
  ] as const;
  return groups.flatMap(({ group, found }) => found.map((finding) => ({ group, ...finding })));
}
