import type { HeroWords } from '../hero.ts';

export const hero = {
  label: 'Decentralized exchange on a layer-\u20602\u00a0network',
  heading: 'The floor is open.',
  lead: 'Trade from your own wallet: nobody else holds your money. {fee} a trade plus network fees, usually {speed}.',
  leadWithIdentity:
    'Trade from your own wallet: nobody else holds your money. {fee} a trade plus network fees, usually {speed}. No ID to trade; settlement partners may ask for it.',
  start: 'Start Trading Now',
  demo: 'View Live Demo',
  risk: 'Sign-up comes first. {priceRisk}',
  priceRisk:
    'Crypto prices can fall as fast as they rise. Only trade money you can afford to lose.',
  legend: { bid: 'a bid', ask: 'an ask', you: 'you' },
} satisfies HeroWords;
