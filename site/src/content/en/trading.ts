import type { TradingWords } from '../trading.ts';

export const trading = {
  heading: 'The board never blinks',
  label: 'Advanced trading features',
  features: {
    orders: {
      title: 'Advanced order types',
      body: 'Name your price and let the order wait. If the market moves past it, it may not fill.',
    },
    copy: {
      title: 'Copy trading',
      body: 'Mirror a trader from your own wallet: their losses as well as their gains.',
    },
    bots: {
      title: 'Trading bots',
      body: 'A bot follows its rule, also when the market falls. Set limits before you start it.',
    },
    staking: {
      title: 'Staking',
      body: 'Up to {apy}\u00a0APY: the most it can be, not what to expect. It varies, is not guaranteed and can fall to zero.',
    },
  },
  demo: {
    label: 'Watch Demo',
    late: 'The practice floor did not load. Here are its prices.',
  },
  onPaper:
    'On a screen, the Trading Dashboard stands here: eight coins and their reference prices.',
} satisfies TradingWords;
