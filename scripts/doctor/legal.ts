import type { Owner } from '#contract/owner.ts';
import { SETTINGS, when, type Finding } from './finding.ts';

/** Who is behind the page, and what the law of some countries asks for. */
export function legal({ legal: lines, formConsent, form: { provider } }: Owner): Finding[] {
  const isOutside = provider === 'leadconnector' || provider === 'url';
  const empty = (name: keyof Owner['legal'], weight: Finding['weight'], says: string) =>
    when(lines[name].trim() === '', weight, { says, where: `legal.${name} in ${SETTINGS}` });
  return [
    ...empty('entity', 'must', 'The company behind the page is not named.'),
    ...empty('address', 'must', 'The registered address is missing.'),
    ...empty(
      'email',
      'must',
      'There is no e-mail address for visitors, not even for those who cannot use the page.',
    ),
    ...empty('registration', 'look', 'There is no registration number.'),
    ...empty('telephone', 'look', 'There is no telephone number.'),
    ...empty(
      'statement',
      'look',
      'There is no statement of a regulator. Ask a lawyer whether a country that you address wants one.',
    ),
    ...when(isOutside && formConsent === 'load', 'look', {
      says: 'The outside form loads without asking. Where the law wants consent first, ask.',
      where: `formConsent in ${SETTINGS}: write 'ask'`,
    }),
  ];
}
