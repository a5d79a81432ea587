import type { Owner } from '#site/owner/settings.ts';

/**
 * Settings with visible text. The names are keys in `content/<language>/owner.json`. `contract`, `audit`, `company`, and
 * `team` are the details in `proof`.
 */
const GETTERS = {
  speed: ({ claims: { speed } }) => (speed !== null && 'text' in speed ? speed.text : ''),
  reply: ({ reply }) => reply,
  regions: ({ legal }) => legal.regions,
  statement: ({ legal }) => legal.statement,
  address: ({ legal }) => legal.address,
  registration: ({ legal }) => legal.registration,
  credit: ({ marketData }) => marketData.credit,
  picture: ({ hero }) => hero?.alt ?? '',
  contract: ({ proof }) => proof.contract.detail,
  audit: ({ proof }) => proof.audit.detail,
  company: ({ proof }) => proof.company.detail,
  team: ({ proof }) => proof.team.detail,
  place: ({ proof }) => proof.company.place ?? '',
  analytics: ({ analytics }) => analytics.map(({ words }) => words).join(' '),
} satisfies Record<string, (owner: Owner) => string>;

export const TRANSLATABLE_SETTINGS = Object.keys(GETTERS);

/** Message key of a translated setting. */
export type SettingKey = `owner.${keyof typeof GETTERS}`;

/** Settings that the owner omits are empty strings. */
export const getTranslatableSettings = (owner: Owner): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(GETTERS).map(([name, get]) => [`owner.${name}`, get(owner)]));

export const isSettingKey = (key: string): boolean =>
  key.startsWith('owner.') && key.slice('owner.'.length) in GETTERS;
