import { owner } from './owner.ts';

const { claims, reply, legal, marketData, proof } = owner;

/**
 * The owner's own sentences as they stand in the settings, by the names under which `messages/` translates
 * them: `owner.regions`. The last four are the lines of detail of the proof.
 */
export const ownSentences = {
  speed: claims.speed,
  reply,
  regions: legal.regions,
  statement: legal.statement,
  address: legal.address,
  registration: legal.registration,
  credit: marketData.credit,
  contract: proof.contract.detail,
  audit: proof.audit.detail,
  company: proof.company.detail,
  team: proof.team.detail,
};

export type OwnSentence = keyof typeof ownSentences;

/** The key of a sentence of the owner's own, which only translations have. */
export const ownKey = (name: string) => `owner.${name}`;

/** The keys of all of them. */
export const OWN_KEYS = Object.keys(ownSentences).map(ownKey);
