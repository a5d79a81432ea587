import type { FaqWords } from '../faq.ts';

export const faq = {
  heading: 'Asked out loud',
  label: 'Questions',
  showAll: 'View All FAQs',
  shown: 'All {count} answers shown',
  hidden: 'All answers hidden',
  items: {
    fees: {
      category: 'Fees',
      question: 'What does a trade cost?',
      answer:
        '{name} charges {fee} of the trade: {cost} on {order}. If you pay the fee in {name} it can drop by up to {discount}, to as little as {leastFee}. Network fees and price impact are extra.',
    },
    start: {
      category: 'Getting started',
      question: 'How much do I need to start?',
      answer:
        'About\u00a0{minimum} is the recommended minimum. It is a suggestion, not a limit and not advice. Only use money you can afford to lose.',
    },
    identity: {
      category: 'Privacy',
      question: 'Do you check my identity?',
      answer:
        'You trade with a wallet, so there is no sign-in and no password. Settlement partners may check who you are before they pay out cash. Trades on a public network can be seen by anyone, and tax and sanctions rules still apply to you.',
      answerWithoutChecks:
        '{name} asks for no ID documents to trade from your wallet. Settlement partners that pay out cash may check who you are. Trades on a public network can be seen by anyone, and tax and sanctions rules still apply to you.',
    },
    custody: {
      category: 'Security',
      question: 'Who holds my coins?',
      answer:
        'You do. {name} is non-custodial, so your coins stay in your wallet and you approve what moves. If you lose your recovery phrase, {name} cannot restore your wallet.',
    },
    cashOut: {
      category: 'Cash-out',
      question: 'How do I turn crypto into cash?',
      answer:
        'You convert instantly through a settlement partner. When the money reaches you, the limits and the ID checks depend on the partner and on where you live.',
    },
    token: {
      category: 'Token',
      question: 'What is the {name} token for?',
      answer:
        'Paying trading fees at a discount of up to {discount}, and staking at up to {apy}\u00a0APY. The staking rate varies, is not guaranteed and can fall to zero. Supply is fixed at {supply}. The price of {name} can fall to zero.',
    },
  },
} satisfies FaqWords;
