import type { CompareWords } from '../compareWords.ts';

export const compare = {
  heading: 'Same trade, smaller bill',
  label: 'How the fee compares',
  lead: '{name} charges {fee}. The other columns are types of venue, not named companies.',
  scale: 'Trading fee on a {order} order, drawn to one scale',
  cut: 'One scale: each cut in a bill is {cut}.',
  venues: {
    orderBook: 'Order-book DEX',
    aggregator: 'DEX aggregator',
    amm: 'Typical AMM DEX',
  },
  corner: 'What is compared',
  caption: 'Trading fees and features by type of venue. Figures stated by {name}, {asOf}.',
  facts: {
    fee: 'Trading fee',
    feeOn: 'Fee on a {order} trade',
    custody: 'Who holds my coins?',
    you: 'You',
    youOrVenue: 'You or the venue',
  },
  questions: {
    speed: {
      label: 'How long does a trade take?',
      answer: '{speed}, longer when the network is busy',
    },
    identity: {
      label: 'Will you check who I am?',
      answer: 'Not to trade. A partner that pays cash may.',
    },
    cash: { label: 'How do I get cash?', answer: 'Through settlement partners' },
    copy: { label: 'Can I copy a trader?', answer: 'Yes' },
    bots: { label: 'Can a bot trade for me?', answer: 'Yes' },
    orders: { label: 'Do you have advanced orders?', answer: 'Yes' },
    discount: {
      label: 'Is there a discount?',
      answer: 'Up to {discount}, if you pay in {name}',
    },
  },
  elsewhere: {
    heading: 'Elsewhere, it varies.',
    text: 'These {count} differ from venue to venue, so no one word here would be true. Take the questions along, and ask before you trade.',
  },
  footnote:
    'AMM means automated market maker: you trade against a pool. An aggregator routes your trade to other venues. Rates at any one venue differ by pair, volume and tier. Network fees, spread and price impact are not included. Settlement partners may check who you are.',
  limits:
    'Copy trading, bots and advanced orders can lose money. The discount can change. Trades can take longer when the network is busy.',
  button: 'Experience the Difference',
  calculator: {
    size: 'Size of one trade',
    trades: 'Trades a month',
    heading: '{least} to {most} less a month',
    count: { one: '{trades} trade', other: '{trades} trades' },
    sentence: {
      one: '{trades} of {size} a month costs {here} in trading fees on {name}: {less}.',
      other: '{trades} of {size} a month cost {here} in trading fees on {name}: {less}.',
    },
    less: '{saved} less than at {rate}',
    refused:
      'Not taken. Write figures, with commas between thousands and a point before cents: 1,000.50.',
    note: 'Trading fee only. Network fees, spread and price impact are not included.',
  },
  panel: {
    heading: 'The same trade at four fee rates, as a table',
    sizeLabel: 'Trade size',
    ownRate: '{name} {fee}',
    note: 'Trading fee only.',
  },
} satisfies CompareWords;
