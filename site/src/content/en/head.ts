import type { HeadWords } from '../head.ts';

export const head = {
  title: '{name}: trade crypto from your own wallet at {fee}',
  description:
    'Decentralized, non-custodial exchange on a layer-2 network. {fee} trading fee; your keys stay with you. Crypto is high risk: you could lose it all.',
  social: {
    title: 'Trade from your own wallet. Pay {fee} a trade.',
    risk: 'Crypto is high risk',
    alt: '{name}: trade from your own wallet, pay {fee} a trade. Crypto is high risk.',
  },
  notFoundTitle: 'Page not found · {name}',
  errorTitle: 'Unexpected error · {name}',
} satisfies HeadWords;
