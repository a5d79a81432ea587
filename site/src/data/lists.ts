import { existsSync } from 'node:fs';
import type { Owner } from '#contract/owner.ts';
import { VENUES } from '#contract/ownerClaims.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claims.ts';
import { hasSection } from './sections.ts';

/** The icon of a coin in a package that most coins are in. */
export const coinIcon = (symbol: string) =>
  `node_modules/cryptocurrency-icons/svg/black/${symbol.toLowerCase()}.svg`;

/** The owner's own picture of a coin. */
export const ownCoinMark = (id: string) => `site/public/coins/${id}.svg`;

/** The owner's coins; `hasMark`: whether there is a picture of it. */
export const coinsOf = (owner: Owner) =>
  owner.coins.map((coin) => ({
    ...coin,
    hasMark: existsSync(ownCoinMark(coin.id)) || existsSync(coinIcon(coin.symbol)),
  }));

/** The four types of venue that are compared, our own first. */
export const venueNames = (owner: Owner, t: Translate) => [
  owner.name,
  ...VENUES.map((venue) => t(`compare.venues.${venue}`)),
];

/** What to ask any venue, with our answer: keys under `compare.questions`. */
export const venueQuestions = (owner: Owner) =>
  (['speed', 'identity', 'cash', 'copy', 'bots', 'orders', 'discount'] as const).filter((id) =>
    isShown(owner, `compare.questions.${id}`),
  );

/** The questions of the page, for people and machines: keys under `faq.items`. None without their section. */
export const questionsOf = (owner: Owner) =>
  hasSection(owner, 'faq') ? owner.questions.filter((id) => isShown(owner, `faq.items.${id}`)) : [];

/** The full list of risks, which `#risk` leads to and which never leaves the page: keys under `risks`. */
export const risksOf = (owner: Owner) =>
  (['loss', 'compensation', 'selling', 'keys', 'code', 'rewards', 'rules'] as const).filter(
    (risk) => isShown(owner, `risks.${risk}`),
  );
