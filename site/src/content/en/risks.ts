import type { RisksWords } from '../risks.ts';

export const risks = [
  {
    title: 'You could lose everything.',
    text: 'Crypto prices can drop quickly and may not recover.',
  },
  {
    title: 'You are unlikely to be compensated.',
    text: 'Crypto is not a bank deposit. Deposit insurance and investor compensation schemes do not normally cover it.',
  },
  {
    title: 'You may not be able to sell.',
    text: 'Low liquidity, network faults or a partner’s limits can stop you when you want to trade or cash out.',
  },
  {
    title: 'You are your own security.',
    text: 'If a key or recovery phrase is lost or stolen, the coins are gone.',
  },
  {
    title: 'Code can fail.',
    text: 'Smart contracts, bots and copy trading can have faults or be attacked.',
  },
  {
    title: 'Rewards are not certain.',
    text: 'Discounts and staking rates can change or end, and the {name} token can fall to zero.',
  },
  {
    title: 'Rules differ.',
    text: 'Crypto services are restricted in some countries, and tax may be due. Nothing here is advice.',
  },
] satisfies RisksWords;
