import type { TokenWords } from '../token.ts';

export const token = {
  heading: ['{supplyInWords} {name}.', 'No more.'],
  label: 'Token economics',
  lead: '{supply}, fixed supply. One\u00a0seat is {seat}.',
  seats: 'seats',
  columns: { category: 'Category', amount: 'Amount', percentage: 'Share' },
  entries: {
    community: { category: 'Community', description: 'For users and programs.' },
    team: { category: 'Team' },
    development: {
      category: 'Development',
      description: 'Building and running the exchange.',
    },
    liquidity: {
      category: 'Liquidity',
      description: 'So orders have something to trade against.',
    },
    reserve: { category: 'Reserve', description: 'For needs not yet planned.' },
  },
  vesting: { other: '{years}-\u2060year vesting.' },
  total: 'Total',
  held: '{categories} together hold {share}, or {amount}.',
  benefits: {
    discount: {
      title: 'Up to {discount} off fees',
      body: 'Pay in {name} and {fee} drops by up to {discount}, to as little as {leastFee}. The discount can change.',
    },
    staking: {
      title: 'Staking at up to {apy}\u00a0APY',
      body: 'APY is annual percentage yield. {apy} is the most the rate can be, not what to expect: it varies, is not guaranteed and can fall to zero. {name} can lose more value than staking pays. Not a bank deposit, not insured.',
    },
  },
  get: {
    label: 'Get {name} Tokens',
    tag: 'Coming soon',
    reason: 'Not for sale here. The token’s documents will be linked before any sale.',
    note: 'This page does not sell or offer {name} tokens.',
  },
} satisfies TokenWords;
