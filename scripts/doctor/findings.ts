import { addresses, form } from './addresses.ts';
import { claims } from './claims.ts';
import type { Facts, Finding } from './finding.ts';
import { legal } from './legal.ts';
import { pictures } from './pictures.ts';
import { proof } from './proof.ts';
import { translations } from './translations.ts';
import { words } from './words.ts';

/** What is missing before launch, in plain words, in the order in which one would mend it. */
export function findings(facts: Facts): Finding[] {
  return [
    ...addresses(facts.owner),
    ...claims(facts.owner, facts.now),
    ...legal(facts.owner),
    ...proof(facts.owner),
    ...form(facts.owner),
    ...translations(facts.owner),
    ...words(facts),
    ...pictures(facts),
  ];
}
