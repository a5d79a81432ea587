import { printPercent } from '../lib/fees.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { marketOrigin } from './build.ts';
import { hero, priceRisk } from './hero.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { practiceMoments } from './practiceMoments.ts';
import { PracticeSchema } from './practiceSchema.ts';
import { prices } from './prices.ts';

const { feePercent, venueFeesPercent } = owner.claims;
// The dearest last: the ticket compares with it.
const others = Object.values(venueFeesPercent).toSorted((a, b) => a - b);
const ownRate = printPercent(feePercent);
const highest = printPercent(others.at(-1) ?? feePercent);
const partner = 'a settlement partner may ask';

/** The words of the practice floor. They travel with its script, not in the page. */
export const practice = parseContent('practice', PracticeSchema, {
  origin: marketOrigin,
  heading: 'Practice floor',
  tag: 'Practice money',
  balance: 'Balance {amount} practice\u00a0USDT',
  close: 'Close',
  risk: priceRisk,
  askAgain: 'Ask me again',
  refused: {
    title: 'You refused. Nothing happened.',
    body: 'No coin moved and nobody was told. Refusing a request costs nothing.',
  },
  usdt: '{amount}\u00a0USDT',
  rates: [feePercent, ...others].map((percent, place) => ({
    label: `${place === 0 ? `${owner.name} ` : ''}${printPercent(percent)}`,
    percent,
  })),
  connect: {
    label: 'Step 1 of 3, on the rim',
    heading: 'Connect',
    lead: `One whole trade with practice money, in about a minute. You start on the rim. Connecting lets ${owner.name} see your address. It does not let anyone take your money.`,
    button: 'Connect practice wallet',
    note: 'No real wallet opens. Your coins and amounts stay on this page.',
  },
  trade: {
    label: 'Step 2 of 3, on the steps',
    heading: 'Trade',
    coins: 'Coin to buy',
    price: 'Price of {coin}',
    noPrice: prices.notAvailable,
    sample: 'Sample price',
    asOf: prices.asOf,
    amount: 'You pay, in practice USDT',
    amounts: 'Amounts',
    all: 'All',
    fees: 'Fee on this order, at four rates',
    get: 'You get',
    buy: 'Buy {symbol} with {amount}\u00a0USDT',
    buyNothing: 'Buy {symbol}',
    loading: { title: 'Loading prices', body: 'The ticket is drawn when they are here.' },
    none: {
      title: 'No prices, so no trade',
      body: 'Without a price there is nothing honest to practice with. Please check your connection and try again.',
      retry: prices.retry,
    },
    notANumber: 'Write an amount in figures, such as 100 or 99.50.',
    outOfRange: 'From 10 to 1,000 practice\u00a0USDT. This is {amount}.',
    buysNothing: '{amount} practice\u00a0USDT would buy 0.00000000 {symbol}. Choose another coin.',
  },
  cashOut: {
    label: 'Step 3 of 3, on the floor',
    heading: 'Cash out',
    worth: 'is what {coins} is worth now.',
    paid: 'You paid {amount}. It can fall before you sell.',
    asks: {
      heading: `Before it pays out cash, ${partner}`,
      list: [
        { title: 'Who you are', body: 'An identity document, sometimes proof of address.' },
        { title: 'Where to pay', body: 'A bank account or card in your own name.' },
        { title: 'Its own price', body: `A rate and a fee of its own, on top of ${owner.name}’s.` },
        { title: 'Its limits', body: 'A smallest and a largest amount, and working hours.' },
      ],
    },
    sell: 'Sell {symbol} for practice\u00a0USDT',
  },
  wallet: {
    name: 'Practice wallet',
    tag: 'Not a real wallet',
    approve: 'Approve',
    approveNewPrice: 'Approve new price',
    refuse: 'Refuse',
    connect: {
      heading: `${owner.name} asks to connect`,
      can: {
        title: 'If you approve, it can',
        list: ['see your address', 'see what you hold', 'ask you to approve trades'],
      },
      cannot: {
        title: 'It still cannot',
        list: ['move a coin', 'trade without you', 'see your recovery phrase'],
      },
      warning: 'Never type a recovery phrase into a page. Nobody honest asks for it.',
    },
    buy: {
      heading: 'Approve this trade',
      pay: 'You pay',
    },
    sell: {
      heading: 'Approve this sale',
      pay: 'You sell',
    },
    fee: 'Fee, taken from it',
    price: 'Price',
    get: 'You get',
    note: 'You approve these four lines and nothing else. It asks again if the price moves by more than 0.1%. Practice: no coin moves. A real trade also has a network fee.',
    moved: 'The price moved from {from} to {to} since the ticket was drawn. This is the new one.',
  },
  ticket: {
    stub: 'Practice',
    heading: 'Trade ticket',
    sample: `${owner.name} practice floor. Sample prices. Not a real trade.`,
    market: `${owner.name} practice floor. Reference prices at {time}. Not a real trade.`,
    buy: 'Buy',
    sell: 'Sell',
    order: '{coins} at {price}',
    fee: `less fee, ${ownRate}`,
    back: 'Back in practice USDT',
    difference: 'Fees {fees}, price and rounding {rest}',
    ours: `both fees at ${ownRate}, rounded up to the cent`,
    elsewhere: `the same two orders at ${highest}`,
    start: hero.start,
    again: 'Practice again',
    note: `${hero.start} goes to the sign-up form. This ticket is worth nothing and is gone when you close it.`,
  },
  says: {
    connected: keepFigures('Connected. Practice balance 1,000 USDT.'),
    refused: 'Refused. Nothing happened.',
    moved: 'The price moved. The wallet shows the new one and asks again.',
    bought: 'Bought. You stand on the floor.',
    sold: 'Sold. Your practice ticket is ready.',
    recovered: `${prices.announcements.recovered}.`,
  },
  watch: {
    label: 'Demo',
    back: 'Step back',
    forward: 'Step forward',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    take: 'Try it yourself',
    count: '{number} of {total}. {title}',
    moments: practiceMoments(owner.name, owner.claims),
  },
});
