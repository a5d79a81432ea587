import type { FeaturesWords } from '../features.ts';

export const features = {
  heading: 'Why traders stand here',
  fees: {
    title: 'Fees of {fee}',
    body: 'A {order} trade costs {cost} in trading fees, plus network fees. At {least} to {most}: {leastCost} to {mostCost}.',
  },
  speed: {
    title: '{speed}',
    body: 'A layer-\u20602 network, which settles to a main blockchain, carries each trade. Heavy traffic can slow it down.',
  },
  noIdentityChecks: {
    title: 'No identity checks',
    body: 'A wallet, not an account: {name} asks for no ID documents. Settlement partners may check who you are; local law still applies.',
  },
  noAccount: {
    title: 'No account to open',
    body: 'You trade with a wallet, so there is no sign-\u2060in and no password. Settlement partners may check who you are before they pay out cash.',
  },
  custody: {
    title: 'Non-\u2060custodial',
    body: 'Your coins sit in your wallet before and after each trade. {name} has no key to move them.',
  },
  cashOut: {
    title: 'Instant cash out',
    body: 'Convert at once through a settlement partner. When the money arrives depends on them and your bank.',
  },
  automate: {
    title: 'Copy and automate',
    body: 'Copy a trader, run a bot or set an advanced order. Each can lose money as well as make it.',
  },
} satisfies FeaturesWords;
