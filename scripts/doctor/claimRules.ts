import { CLAIM_IDS } from '#site/owner/claims.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { SectionId } from '#contract/sections.ts';
import { DAY_MS } from '#contract/time.ts';
import type { DoctorInput, Rule } from './findings.ts';

/** docs/claims.md requires newer numbers after this time. */
const MAX_AGE_DAYS = 90;

/** Rules ignore problems in sections that the owner has removed. */
export const hasSection = ({ sections }: Owner, section: SectionId): boolean =>
  sections.some(({ id }) => id === section);

/** Finds claims without evidence, empty proofs, and outdated numbers. */
export function checkClaims({ owner, now }: DoctorInput): Rule[] {
  const { claims, token } = owner;
  const { asOf, traders } = claims;
  const getAgeInDays = (day: string) => Math.floor((now.getTime() - Date.parse(day)) / DAY_MS);
  const isCurrent = (days: number) => days >= 0 && days <= MAX_AGE_DAYS;
  const age = getAgeInDays(asOf);
  const feeAge = getAgeInDays(owner.networkFee?.asOf ?? asOf);
  const outdatedFee = `The network fee is ${feeAge} days old. The limit is ${MAX_AGE_DAYS} days.`;
  const numbers =
    traders === null ? "The competitors' fees" : "The number of traders and the competitors' fees";
  const outdatedNumbers = `${numbers} are ${age} days old (${asOf}). The limit is ${MAX_AGE_DAYS} days.`;
  const company = { value: owner.proof.company.value || owner.legal.entity };
  const hasTool = [claims.copyTrading, claims.bots, claims.advancedOrders].includes(true);
  // How to remove each claim from the page. False if it isn't on the page anyway.
  const removalSettings: Readonly<Record<string, string | false>> = {
    C1: claims.feePercent !== null && 'set claims.feePercent to null',
    C2: claims.speed !== null && 'set claims.speed to null',
    C3: claims.traders !== null && 'set claims.traders to null',
    C4: claims.minimumUsd !== null && 'set claims.minimumUsd to null',
    ...(claims.feePercent === null && { C5: false }),
    C7: claims.noIdentityChecks && 'set claims.noIdentityChecks to false',
    C8: claims.instantCashOut && 'set claims.instantCashOut to false',
    C9: hasTool && "set claims.copyTrading, bots, and advancedOrders to false or 'planned'",
    C11: Boolean(token?.supply) && 'set token.supply to null',
    C12: Boolean(token?.discountPercent) && 'set token.discountPercent to null',
    C13: hasSection(owner, 'academy') && "remove 'academy' from sections",
    C14: hasSection(owner, 'community') && "remove 'community' from sections",
    C15: hasSection(owner, 'roadmap') && "remove 'roadmap' from sections",
    C16: Boolean(token?.staking?.apyPercent) && 'set token.staking.apyPercent to null',
  };
  return [
    ...CLAIM_IDS.map((id): Rule => {
      const removal = removalSettings[id];
      const text = `Claim ${id} has no evidence. docs/claims.md lists what you need.`;
      const fix = `evidence.${id}${removal ? `, or ${removal}` : ''}`;
      return ['required', removal !== false && !owner.evidence[id]?.trim() && text, fix];
    }),
    ['required', !isCurrent(age) && outdatedNumbers, 'update the numbers and claims.asOf'],
    [
      'required',
      owner.networkFee !== null && !isCurrent(feeAge) && outdatedFee,
      'update networkFee, or set it to null',
    ],
    ...Object.entries({ ...owner.proof, company }).map(([name, { value }]): Rule => {
      const text = `The "${name}" proof below the statistics is empty.`;
      return ['recommended', value === '' && hasSection(owner, 'stats') && text, `proof.${name}`];
    }),
  ];
}
