import { CLAIM_IDS } from '#site/owner/claims.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { SectionId } from '#contract/sections.ts';
import { DAY_MS } from '#contract/time.ts';
import type { DoctorInput, Rule } from './findings.ts';

/** After this time, docs/claims.md requires newer numbers. */
const MAX_AGE_DAYS = 90;

/** Returns whether the page has a section. Rules ignore problems in sections that the owner leaves out. */
export const hasSection = ({ sections }: Owner, section: SectionId): boolean =>
  sections.some(({ id }) => id === section);

/** Finds claims and proofs without evidence, and outdated numbers. */
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
  // The setting that removes each claim from the page. False if the claim isn't on the page.
  const removalSettings: Readonly<Record<string, string | false>> = {
    C1: claims.feePercent !== null && 'claims.feePercent: null',
    C2: claims.speed !== null && 'claims.speed: null',
    C3: claims.traders !== null && 'claims.traders: null',
    C4: claims.minimumUsd !== null && 'claims.minimumUsd: null',
    ...(claims.feePercent === null && { C5: false }),
    C7: claims.noIdentityChecks && 'claims.noIdentityChecks: false',
    C8: claims.instantCashOut && 'claims.instantCashOut: false',
    C9: hasTool && "claims.copyTrading, bots, and advancedOrders: false, or 'planned'",
    C11: Boolean(token?.supply) && 'token.supply: null',
    C12: Boolean(token?.discountPercent) && 'token.discountPercent: null',
    C13: hasSection(owner, 'academy') && 'sections, without academy',
    C14: hasSection(owner, 'community') && 'sections, without community',
    C15: hasSection(owner, 'roadmap') && 'sections, without roadmap',
    C16: Boolean(token?.staking?.apyPercent) && 'token.staking: null, or apyPercent: null in it',
  };
  return [
    ...CLAIM_IDS.map((id): Rule => {
      const removal = removalSettings[id];
      const solution = removal ? 'Add evidence or remove the claim' : 'Add evidence';
      const text = `Claim ${id} has no evidence. ${solution}. docs/claims.md lists what you need.`;
      const fix = `evidence.${id}${removal ? `, or ${removal}` : ''}`;
      return ['required', removal !== false && !owner.evidence[id]?.trim() && text, fix];
    }),
    ['required', !isCurrent(age) && outdatedNumbers, 'claims.asOf, after updating the numbers'],
    [
      'required',
      owner.networkFee !== null && !isCurrent(feeAge) && outdatedFee,
      'networkFee, or null',
    ],
    ...Object.entries({ ...owner.proof, company }).map(([name, { value }]): Rule => {
      const text = `The proof "${name}" below the statistics is empty.`;
      return ['recommended', value === '' && hasSection(owner, 'stats') && text, `proof.${name}`];
    }),
  ];
}
