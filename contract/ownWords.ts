import type { Owner } from './owner.ts';

/** What of the owner's settings is said in words; the last four are the lines of detail of the proof. */
export const OWN_WORDS = [
  'speed',
  'reply',
  'regions',
  'statement',
  'address',
  'registration',
  'credit',
  'contract',
  'audit',
  'company',
  'team',
] as const;

export type OwnWords = Record<(typeof OWN_WORDS)[number], string>;

/** The owner's sentences as they stand in the settings, by the names under which they are translated. */
export function ownWords({ claims, reply, legal, marketData, proof }: Owner): OwnWords {
  return {
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
}
