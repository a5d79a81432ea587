import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claims.ts';
import { picturesFolder } from './owner.ts';
import { hasSection } from './sections.ts';

/** Returns the path of a coin's icon in the icon package. It covers most coins. */
export const getPackageIconPath = (symbol: string) =>
  `node_modules/cryptocurrency-icons/svg/black/${symbol.toLowerCase()}.svg`;

/** Returns the path of the owner's own icon for a coin. */
export const getOwnIconPath = (id: string) => join(picturesFolder, 'coins', `${id}.svg`);

/** Returns the owner's coins. `hasLogo`: whether there is an icon file. */
export const getCoins = (owner: Owner) =>
  owner.coins.map((coin) => ({
    ...coin,
    hasLogo: existsSync(getOwnIconPath(coin.id)) || existsSync(getPackageIconPath(coin.symbol)),
  }));

/** Returns the names of the compared venues, starting with our own. */
export const getVenueNames = (owner: Owner, t: Translate) => [
  owner.name,
  ...owner.lists.compare.venues.map(({ id }) => t(`compare.venues.${id}.name`)),
];

/** Returns the questions to ask any venue, as keys under `compare.questions`. */
export const getVenueQuestions = (owner: Owner) =>
  getIds(owner.lists.compare.questions).filter((id) => isShown(owner, `compare.questions.${id}`));

const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Returns the FAQ's questions, as keys under `faq.items`. Returns none if the page has no FAQ. */
export const getFaqQuestions = (owner: Owner) =>
  hasSection(owner, 'faq')
    ? getIds(owner.lists.faq.items).filter((id) => isShown(owner, `faq.items.${id}`))
    : [];

/** Returns the risks at `#risk`, as keys under `risks`. Every page shows this list. */
export const getRisks = (owner: Owner) =>
  (['loss', 'compensation', 'selling', 'keys', 'code', 'rewards', 'rules'] as const).filter(
    (risk) => isShown(owner, `risks.${risk}`),
  );
