import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence } from '../../i18n/format.ts';

const PROOFS = ['contract', 'audit', 'company', 'team'] as const;

/** What the owner names that a visitor can check, each with its value: the others are left out. */
export function proofOf(language: Language) {
  return PROOFS.map((name) => {
    const { value, link } = owner.proof[name];
    if (name === 'company' && value === '') {
      const detail = ownSentence(language, 'registration');
      return { name, value: owner.legal.entity, detail, link };
    }
    const shown = name === 'contract' ? shortened(value) : value;
    return { name, value: shown, detail: ownSentence(language, name), link };
  }).filter(({ value }) => value !== '');
}

/** The first six and the last four characters of an address. */
const shortened = (address: string) => address && `${address.slice(0, 6)}…${address.slice(-4)}`;
