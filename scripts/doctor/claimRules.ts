import { CLAIM_IDS } from '#contract/ownerClaims.ts';
import type { Owner } from '#contract/owner.ts';
import { DAY_MS } from '#contract/time.ts';
import { shows } from './contentRules.ts';
import type { Facts, Rule } from './findings.ts';

const MAX_COUNT_AGE_DAYS = 90;

/** Claims and proofs without evidence, and figures that were counted too long ago. */
export function claims({ owner, now }: Facts): Rule[] {
  const { asOf, traders } = owner.claims;
  const age = Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);
  const counted = traders === null ? 'The fees elsewhere' : 'The traders and the fees elsewhere';
  const old = `${counted} were counted ${age} days ago (${asOf}), not within ${MAX_COUNT_AGE_DAYS}.`;
  const company = { value: owner.proof.company.value || owner.legal.entity };
  const switches = new Map(switchesOf(owner).map((one) => [one.id, one]));
  return [
    ...CLAIM_IDS.map((id): Rule => {
      const { isMade = true, off } = switches.get(id) ?? {};
      const mend = off ? 'Prove it or switch it off' : 'Prove it';
      const says = `The page makes claim ${id}, and no evidence of it is named. ${mend}: docs/claims.md has what to hold, and what the page says without it.`;
      const where = `evidence.${id}${off ? `, or ${off}` : ''}`;
      return ['required', isMade && !owner.evidence[id]?.trim() && says, where];
    }),
    ['required', (age > MAX_COUNT_AGE_DAYS || age < 0) && old, 'claims.asOf, after counting again'],
    ...Object.entries({ ...owner.proof, company }).map(([name, { value }]): Rule => {
      const says = `The security section shows no ${name}: a sceptic asks for it.`;
      return ['recommended', value === '' && shows(owner, 'security') && says, `proof.${name}`];
    }),
  ];
}

/** Whether the page makes those claims that a setting switches off, and how it is written then. */
function switchesOf(owner: Owner) {
  const { claims: made, token } = owner;
  const tools = [made.copyTrading, made.bots, made.advancedOrders];
  return [
    { id: 'C2', isMade: made.speed !== null, off: 'claims.speed: null' },
    { id: 'C3', isMade: made.traders !== null, off: 'claims.traders: null' },
    { id: 'C4', isMade: made.minimumUsd !== null, off: 'claims.minimumUsd: null' },
    { id: 'C7', isMade: made.noIdentityChecks, off: 'claims.noIdentityChecks: false' },
    { id: 'C8', isMade: made.instantCashOut, off: 'claims.instantCashOut: false' },
    {
      id: 'C9',
      isMade: tools.includes(true),
      off: "claims.copyTrading, bots and advancedOrders: false, or 'planned'",
    },
    { id: 'C11', isMade: Boolean(token?.supply), off: 'token.supply: null' },
    { id: 'C12', isMade: Boolean(token?.discountPercent), off: 'token.discountPercent: null' },
    { id: 'C13', isMade: shows(owner, 'academy'), off: 'sections, without academy' },
    { id: 'C14', isMade: shows(owner, 'community'), off: 'sections, without community' },
    { id: 'C15', isMade: shows(owner, 'roadmap'), off: 'sections, without roadmap' },
    {
      id: 'C16',
      isMade: Boolean(token?.staking?.apyPercent),
      off: 'token.staking.apyPercent: null, or token.staking: null',
    },
  ];
}
