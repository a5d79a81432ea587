import { existsSync } from 'node:fs';
import { VENUES } from '#contract/ownerClaims.ts';
import { LAST_SECTION } from '#contract/sections.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claimed.ts';
import { exampleOrder } from './claims.ts';
import { owner } from './owner.ts';
import { hasSection, sectionIds } from './sections.ts';

type Linked = (typeof owner.navigation.header)[number];

/** Where the footer leads besides. */
// prettier-ignore
const FURTHER: readonly Linked[] = [
  'why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq', 'academy', 'community', 'roadmap',
];

const linksTo = (t: Translate, ids: readonly Linked[]) =>
  [...new Set(ids)]
    .filter((id) => sectionIds.includes(id))
    .map((id) => ({
      href: `#${id === 'trading' ? 'trading-dashboard' : id}`,
      text: t(`navigation.links.${id}`),
    }));

/** Links to those of the owner's sections that stand on the page. */
export const headerLinks = (t: Translate) => linksTo(t, owner.navigation.header);

/** The footer leads further, and to the form last. */
export const footerLinks = (t: Translate) => {
  const ids = [...owner.navigation.header, ...FURTHER].filter((id) => id !== LAST_SECTION);
  return linksTo(t, [...ids, LAST_SECTION]);
};

/** The icon of a coin in a package that most coins are in. */
export const coinIcon = (symbol: string) =>
  `node_modules/cryptocurrency-icons/svg/black/${symbol.toLowerCase()}.svg`;

/** The owner's own picture of a coin. */
export const ownCoinMark = (id: string) => `site/public/coins/${id}.svg`;

export const coins = owner.coins.map((coin) => ({
  ...coin,
  hasMark: existsSync(ownCoinMark(coin.id)) || existsSync(coinIcon(coin.symbol)),
}));

/** The four types of venue that are compared, our own first. */
export const venueNames = (t: Translate) => [
  owner.name,
  ...VENUES.map((venue) => t(`compare.venues.${venue}`)),
];

/** What is to be asked of any venue, with our answer: keys under `compare.questions`. */
export const askedOfVenues = (
  ['speed', 'identity', 'cash', 'copy', 'bots', 'orders', 'discount'] as const
).filter((id) => isShown(`compare.questions.${id}`));

/** The questions and answers, for the page and for machines; none where their section is left out. */
export function questions(t: Translate) {
  const ids = hasSection('faq') ? owner.questions : [];
  return ids
    .filter((id) => isShown(`faq.items.${id}`))
    .map((id) => ({
      category: t(`faq.items.${id}.category`),
      question: t(`faq.items.${id}.question`, exampleOrder),
      answer: t(`faq.items.${id}.answer`, exampleOrder),
    }));
}

/** The full list of risks, which `#risk` leads to and which never leaves the page: keys under `risks`. */
export const RISKS = (
  ['loss', 'compensation', 'selling', 'keys', 'code', 'rewards', 'rules'] as const
).filter((risk) => isShown(`risks.${risk}`));
