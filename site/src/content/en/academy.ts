import type { AcademyWords } from '../academy.ts';

export const academy = {
  heading: 'Learn the signals',
  label: 'Trading academy',
  lead: 'Lesson 1 of each is open to read here. The rest are being written.',
  courses: {
    firstTrade: {
      title: 'Your first on-\u2060chain trade',
      lessons: [
        'What a wallet does',
        'What a layer-\u20602 network does',
        'Reading a trading pair',
        'Fees: trading, network and price impact',
        'Placing a small trade',
        'Checking the result',
      ],
      firstLesson:
        'A wallet does not store coins the way a purse stores cash. The coins are entries on a network. The wallet keeps the key that proves an entry is yours and approves changes to it. Whoever has the key can move the coins. So the first skill in trading is not reading charts. It is knowing where your key is, who can see it and what you are approving.',
    },
    keys: {
      title: 'Keeping your keys',
      lessons: [
        'Keys and recovery phrases',
        'Storing a recovery phrase',
        'Reading what you approve',
        'Spotting fake sites and support',
        'Removing old approvals',
      ],
      firstLesson:
        'A recovery phrase is a list of words that can rebuild your key on a new device. It works for anyone who reads it, so treat it like the key itself. Write it on paper, keep it away from cameras and cloud notes, and never type it into a website. No exchange, wallet maker or support agent needs it. If someone asks for it, stop.',
    },
    orders: {
      title: 'Price, volume and orders',
      lessons: [
        'Price and 24-\u2060hour change',
        'Volume and why it matters',
        'Spread and depth',
        'Price impact',
        'Orders that wait for a price',
        'Choosing a trade size',
        'Setting a loss limit',
        'Keeping a trading record',
      ],
      firstLesson:
        'A price is the last trade or an average of recent ones. The 24-\u2060hour change compares it with the price one day earlier. Both look backwards. A coin that is up 5% today can be down 5% in an hour, and the figure gives no hint of which comes next. Read the change as a measure of how much a price moves, not of where it will go.',
    },
    bots: {
      title: 'Bots and copy trading',
      lessons: [
        'What a bot can and cannot do',
        'Writing a rule',
        'Testing on past prices',
        'Why past results mislead',
        'Limits and approvals',
        'Choosing a trader to copy',
        'Copying losses',
        'Fees at high frequency',
        'Stopping a bot',
        'Reviewing a month',
      ],
      firstLesson:
        'A bot is a rule that runs without you. It can buy at a set price, sell at a set loss or rebalance every hour. It cannot judge news, notice that a market has stopped working, or know that you need the money on Friday. It will repeat a bad rule as calmly as a good one. Before you write a rule, write down when you will switch it off.',
    },
  },
  levels: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  duration: {
    minutes: 'about\u00a0{minutes}\u00a0min',
    hours: 'about\u00a0{hours}\u00a0h',
    hoursAndMinutes: 'about\u00a0{hours}\u00a0h\u00a0{minutes}\u00a0min',
  },
  lessonsPlanned: { one: '{count} lesson planned', other: '{count} lessons planned' },
  students: { one: '{count} student', other: '{count} students' },
  facts: '{lessons}, {duration}',
  factsWithStudents: '{lessons}, {duration}, {students}',
  complete: '{progress} complete',
  start: 'Start Course',
  outline: 'Outline',
  lesson: 'Lesson 1',
  notSaved: 'Progress is not saved on this page.',
} satisfies AcademyWords;
