import type { Translate } from '../i18n/translate.ts';
import { feeUsd, printFee, printUsd } from '../lib/money.ts';
import { EXAMPLE_ORDER_USD } from './claims.ts';
import { owner } from './owner.ts';

const { feePercent, noIdentityChecks } = owner.claims;

/** The header has room for six links on one line; each name is a key under `navigation.links`. */
export const HEADER_LINKS = [
  { name: 'why', href: '#why-tmx' },
  { name: 'how', href: '#how-it-works' },
  { name: 'prices', href: '#trading-dashboard' },
  { name: 'compare', href: '#compare' },
  { name: 'token', href: '#token' },
  { name: 'faq', href: '#faq' },
] as const;

/** The footer leads further. */
export const FOOTER_LINKS = [
  ...HEADER_LINKS,
  { name: 'academy', href: '#academy' },
  { name: 'community', href: '#community' },
  { name: 'roadmap', href: '#roadmap' },
  { name: 'signUp', href: '#tmx-form-section' },
] as const;

/** What is to be asked of any venue, with our answer. C7: about identity only where the claim is made. */
export const askedOfVenues = [
  'speed',
  ...(noIdentityChecks ? (['identity'] as const) : []),
  'cash',
  'copy',
  'bots',
  'orders',
  'discount',
] as const;

/** The questions and answers, for the page and for machines. */
export function questions(t: Translate) {
  const values = {
    order: printUsd(EXAMPLE_ORDER_USD),
    cost: printFee(feeUsd(EXAMPLE_ORDER_USD, feePercent)),
  };
  return owner.questions.map((id) => {
    // C7: what is said of identity depends on whether the claim is made.
    const answer = id === 'identity' && noIdentityChecks ? 'answerWithoutChecks' : 'answer';
    return {
      id,
      category: t(`faq.items.${id}.category`),
      question: t(`faq.items.${id}.question`, values),
      answer: t(`faq.items.${id}.${answer}`, values),
    };
  });
}

/** The full list of risks, which `#risk` leads to and which never leaves the page: keys under `risks`. */
export const RISKS = [
  'loss',
  'compensation',
  'selling',
  'keys',
  'code',
  'rewards',
  'rules',
] as const;
