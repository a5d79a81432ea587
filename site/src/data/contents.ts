import type { Translate } from '../i18n/translate.ts';
import { feeUsd, printFee, printUsd } from '../lib/money.ts';
import { isShown } from './claimed.ts';
import { EXAMPLE_ORDER_USD } from './claims.ts';
import { owner } from './owner.ts';
import { hasSection } from './sections.ts';

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

/** What is to be asked of any venue, with our answer: keys under `compare.questions`. */
export const askedOfVenues = (
  ['speed', 'identity', 'cash', 'copy', 'bots', 'orders', 'discount'] as const
).filter((id) => isShown(`compare.questions.${id}`));

/** The questions and answers, for the page and for machines; none where their section is left out. */
export function questions(t: Translate) {
  const values = {
    order: printUsd(EXAMPLE_ORDER_USD),
    cost: printFee(feeUsd(EXAMPLE_ORDER_USD, owner.claims.feePercent)),
  };
  const ids = hasSection('faq') ? owner.questions : [];
  return ids
    .filter((id) => isShown(`faq.items.${id}`))
    .map((id) => ({
      id,
      category: t(`faq.items.${id}.category`),
      question: t(`faq.items.${id}.question`, values),
      answer: t(`faq.items.${id}.answer`, values),
    }));
}

/** The full list of risks, which `#risk` leads to and which never leaves the page: keys under `risks`. */
export const RISKS = (
  ['loss', 'compensation', 'selling', 'keys', 'code', 'rewards', 'rules'] as const
).filter((risk) => isShown(`risks.${risk}`));
