import type { Owner } from '#site/owner/settings.ts';

/**
 * The owner's own sentences, by the names under which `content/<language>/owner.json` translates them: `owner.regions`. `contract` to
 * `team` are the lines of detail of the proof.
 */
const SENTENCES = {
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

export const TRANSLATABLE_SETTINGS = Object.keys(SENTENCES);

/** The key of such a sentence, which only translations have. */
export type SettingKey = `owner.${keyof typeof SENTENCES}`;

/** All of them as the settings have them, by their keys; empty where the owner says nothing. */
export const getTranslatableSettings = (owner: Owner): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(SENTENCES).map(([name, of]) => [`owner.${name}`, of(owner)]));

export const isSettingKey = (key: string): boolean =>
  key.startsWith('owner.') && key.slice('owner.'.length) in SENTENCES;
