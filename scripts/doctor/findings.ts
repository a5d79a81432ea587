import { claims } from './claims.ts';
import type { Facts, Finding } from './finding.ts';
import { addresses, form, legal, proof } from './settings.ts';
import { examples, pictures, translations } from './words.ts';

export type Found = ReturnType<typeof findings>[number];

/** What is missing before launch, in plain words, in the order in which one would mend it. */
export function findings(facts: Facts) {
  const { owner, now } = facts;
  const groups = [
    { group: 'Addresses', all: inSettings(addresses(owner)) },
    { group: 'Claims', all: inSettings(claims(owner, now)) },
    { group: 'Legal', all: inSettings(legal(owner)) },
    { group: 'Proof', all: inSettings(proof(owner)) },
    { group: 'Sign-up form', all: inSettings(form(facts)) },
    { group: 'Languages', all: translations(facts) },
    { group: 'Words', all: inSettings(examples(facts)) },
    { group: 'Pictures', all: pictures(facts) },
  ] as const;
  return groups.flatMap(({ group, all }) => all.map((finding) => ({ group, ...finding })));
}

const inSettings = (all: readonly Finding[]) =>
  all.map((finding) => ({ ...finding, where: `owner.config.ts: ${finding.where}` }));
