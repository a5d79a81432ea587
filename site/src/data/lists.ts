import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claims.ts';
import { picturesFolder } from './owner.ts';
import { hasSection } from './sections.ts';

/** The icon of a coin in a package that most coins are in. */
export const getPackageIconPath = (symbol: string) =>
  `node_modules/cryptocurrency-icons/svg/black/${symbol.toLowerCase()}.svg`;

/** The owner's own picture of a coin. */
export const getOwnIconPath = (id: string) => join(picturesFolder, 'coins', `${id}.svg`);

/** The owner's coins; `hasLogo`: whether there is a picture of it. */
export const getCoins = (owner: Owner) =>
  owner.coins.map((coin) => ({
    ...coin,
    hasLogo: existsSync(getOwnIconPath(coin.id)) || existsSync(getPackageIconPath(coin.symbol)),
  }));

/** The types of venue that are compared, our own first. */
export const getVenueNames = (owner: Owner, t: Translate) => [
  owner.name,
  ...owner.lists.compare.venues.map(({ id }) => t(`compare.venues.${id}.name`)),
];

/** What to ask any venue, with our answer: keys under `compare.questions`. */
export const getVenueQuestions = (owner: Owner) =>
  idsOf(owner.lists.compare.questions).filter((id) => isShown(owner, `compare.questions.${id}`));

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** The questions of the page, for people and machines: keys under `faq.items`. None without their section. */
export const getFaqQuestions = (owner: Owner) =>
  hasSection(owner, 'faq')
    ? idsOf(owner.lists.faq.items).filter((id) => isShown(owner, `faq.items.${id}`))
    : [];

/** The full list of risks, which `#risk` leads to and which never leaves the page: keys under `risks`. */
export const getRisks = (owner: Owner) =>
  (['loss', 'compensation', 'selling', 'keys', 'code', 'rewards', 'rules'] as const).filter(
    (risk) => isShown(owner, `risks.${risk}`),
  );
