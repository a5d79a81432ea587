import type { Owner } from '#contract/owner.ts';
import { SETTINGS, when, type Finding } from './finding.ts';

/** What a sceptic asks for and the owner has not filled in; the page leaves it out without a word. */
export function proof({ proof: columns, legal, securityContact }: Owner): Finding[] {
  const missing = Object.entries(columns)
    .filter(([name, { value }]) => value === '' && !(name === 'company' && legal.entity !== ''))
    .map(([name]) => name);
  return [
    ...when(missing.length > 0, 'look', {
      says: `The security section shows no ${missing.join(', no ')}: a sceptic asks for each.`,
      where: `${missing.map((name) => `proof.${name}`).join(', ')} in ${SETTINGS}`,
    }),
    ...when(securityContact === '', 'look', {
      says: 'Whoever finds a hole has nowhere to report it: there is no security.txt.',
      where: `securityContact in ${SETTINGS}`,
    }),
  ];
}
