import type { Translate } from '../i18n/translate.ts';
import { feeUsd, printFee, printUsd } from '../lib/money.ts';
import { EXAMPLE_ORDER_USD } from './claims.ts';
import { owner } from './owner.ts';
import { hasSection } from './sections.ts';

const { feePercent, noIdentityChecks } = owner.claims;

/**
 * Links of header and footer to the sections that stand on the page; each name is a key under
 * `navigation.links`. The header has room for six on one line.
 */
const HEADER = [
  { name: 'why', href: '#why-tmx', section: 'why-tmx' },
  { name: 'how', href: '#how-it-works', section: 'how-it-works' },
  { name: 'prices', href: '#trading-dashboard', section: 'trading' },
  { name: 'compare', href: '#compare', section: 'compare' },
  { name: 'token', href: '#token', section: 'token' },
  { name: 'faq', href: '#faq', section: 'faq' },
] as const;
const MORE = [
  { name: 'academy', href: '#academy', section: 'academy' },
  { name: 'community', href: '#community', section: 'community' },
  { name: 'roadmap', href: '#roadmap', section: 'roadmap' },
] as const;

export const headerLinks = HEADER.filter(({ section }) => hasSection(section));

/** The footer leads further. */
export const footerLinks = [
  ...headerLinks,
  ...MORE.filter(({ section }) => hasSection(section)),
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

/** The questions and answers, for the page and for machines; none where their section is left out. */
export function questions(t: Translate) {
  const values = {
    order: printUsd(EXAMPLE_ORDER_USD),
    cost: printFee(feeUsd(EXAMPLE_ORDER_USD, feePercent)),
  };
  const ids = hasSection('faq') ? owner.questions : [];
  return ids.map((id) => {
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
