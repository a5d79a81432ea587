import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claims.ts';
import { picturesFolder } from './owner.ts';
import { hasSection } from './sections.ts';

/** The icon package covers most coins, but not all. */
export const getPackageIconPath = (symbol: string) =>
  `node_modules/cryptocurrency-icons/svg/black/${symbol.toLowerCase()}.svg`;

export const getCustomIconPath = (id: string) => join(picturesFolder, 'coins', `${id}.svg`);

export const getCoins = (owner: Owner) =>
  owner.coins.map((coin) => ({
    ...coin,
    hasLogo: existsSync(getCustomIconPath(coin.id)) || existsSync(getPackageIconPath(coin.symbol)),
  }));

/** Returns our name first, then the name of each venue we compare ourselves with. */
export const getVenueNames = (owner: Owner, t: Translate) => [
  owner.name,
  ...owner.lists.compare.venues.map(({ id }) => t(`compare.venues.${id}.name`)),
];

/** Returns keys under `compare.questions`. */
export const getVenueQuestions = (owner: Owner) =>
  getIds(owner.lists.compare.questions).filter((id) => isShown(owner, `compare.questions.${id}`));

const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Returns keys under `faq.items`, or none if the page has no FAQ. */
export const getFaqQuestions = (owner: Owner) =>
  hasSection(owner, 'faq')
    ? getIds(owner.lists.faq.items).filter((id) => isShown(owner, `faq.items.${id}`))
    : [];

/** Returns keys under `risks`. Every page lists these at `#risk`. */
export const getRisks = (owner: Owner) =>
  (['loss', 'compensation', 'selling', 'keys', 'code', 'rewards', 'rules'] as const).filter(
    (risk) => isShown(owner, `risks.${risk}`),
  );
