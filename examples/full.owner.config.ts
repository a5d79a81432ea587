// An example owner: company, people, partners, quotes, addresses, report and figures are all invented.
import type { OwnerSettings } from '../contract/owner.ts';
import { owner as own } from '../test/owner.config.ts';

/**
 * The page as an owner would run it, with every setting filled in. Its domains are reserved for examples and lead
 * nowhere, and neither register number nor house is given out.
 *
 * `OWNER_CONFIG=$PWD/examples/full.owner.config.ts npm start` shows it. The tests build it too.
 */
export const owner = {
  ...own,
  siteUrl: 'https://tmx.example.com',
  exampleOwner: true,
  indexable: false,
  evidence: {
    C1: 'https://tmx.example.com/evidence/fee-schedule',
    C2: 'https://tmx.example.com/evidence/measured-times',
    C3: 'https://tmx.example.com/evidence/how-traders-are-counted',
    C4: 'https://tmx.example.com/evidence/minimum',
    C5: 'https://tmx.example.com/evidence/fee-pages-elsewhere',
    C6: 'https://tmx.example.com/evidence/architecture',
    C7: 'https://tmx.example.com/evidence/legal-opinions',
    C8: 'https://tmx.example.com/evidence/settlement-terms',
    C9: 'https://tmx.example.com/evidence/tools',
    C10: 'the page itself: it has no login and asks for no password',
    C11: 'https://tmx.example.com/evidence/vesting-contract',
    C12: 'https://tmx.example.com/evidence/discount-tiers',
    C13: 'https://tmx.example.com/evidence/syllabus',
    C14: 'https://tmx.example.com/evidence/support-rules',
    C15: 'https://tmx.example.com/evidence/deliveries',
    C16: 'https://tmx.example.com/evidence/staking-rates',
  },
  links: {
    partners: 'partners@tmx.example.com',
    app: 'https://app.tmx.example.com/',
    token: 'https://app.tmx.example.com/token',
  },
  network: 'Arbitrum One',
  networkFee: { usd: 0.02, asOf: '2026-11-21' },
  platforms: [
    { id: 'discord', name: 'Discord', link: 'https://discord.example.com/tmx' },
    { id: 'twitter', name: 'Twitter (X)', link: 'https://x.example.com/tmx' },
    { id: 'telegram', name: 'Telegram', link: 'https://t.example.com/tmx' },
    { id: 'reddit', name: 'Reddit', link: 'https://reddit.example.com/r/tmx' },
  ],
  // With one of its own after the activity: `examples/sections/AsSeenIn/`.
  // prettier-ignore
  sections: [
    'stats',
    'why-tmx', 'how-it-works',
    'trading', 'security',
    'live-activity', { id: 'as-seen-in', component: 'AsSeenIn' }, 'testimonials', 'compare',
    'academy', 'community', 'faq',
    'roadmap', 'token', 'partners',
    'get-started',
  ],
  testimonials: [
    {
      kind: 'customer',
      id: 'ines',
      name: 'Ines P.',
      initials: 'IP',
      rating: 5,
      lang: 'en',
      quote:
        'I move ten trades of $10,000 a month here. The bill fell from $300 to $50, and the coins never left my wallet.',
      role: 'Swing trader',
      place: 'Porto',
      saved: { usd: 250, each: 'month' },
      consent: 'https://tmx.example.com/evidence/consent-ines',
    },
    {
      kind: 'customer',
      id: 'peter',
      name: 'Peter W.',
      initials: 'PW',
      rating: 5,
      lang: 'en',
      quote:
        'Two hundred small trades a month: $50 instead of $250. What I approve in the wallet is what I pay.',
      role: 'Day trader',
      place: 'Nairobi',
      saved: { usd: 200, each: 'month' },
      consent: 'https://tmx.example.com/evidence/consent-peter',
    },
    {
      kind: 'customer',
      id: 'linh',
      name: 'Linh T.',
      initials: 'LT',
      rating: 4,
      lang: 'en',
      quote:
        'I started with $50. The fee was two and a half cents, and I approved each step myself.',
      role: 'First-time trader',
      place: 'Da Nang',
      tie: 'early tester',
      saved: { usd: 0.125, each: 'trade' },
      consent: 'https://tmx.example.com/evidence/consent-linh',
    },
  ],
  questions: [...own.questions, 'busyNetwork'],
  roadmap: {
    year: 2026,
    quarters: [
      { id: 'foundations', quarter: 1, status: 'completed', progress: 100, items: 4 },
      { id: 'traderTools', quarter: 2, status: 'completed', progress: 100, items: 4 },
      { id: 'tokenAndLearning', quarter: 3, status: 'completed', progress: 100, items: 4 },
      { id: 'openingUp', quarter: 4, status: 'current', progress: 60, items: 4 },
    ],
  },
  partners: [
    { id: 'quorum', name: 'Quorum Nine', mark: 'quorum.svg' },
    { id: 'larkfield', name: 'Larkfield', mark: 'larkfield.svg' },
    { id: 'meridia', name: 'Meridia Data', mark: 'meridia.svg' },
    { id: 'kestrel', name: 'Kestrel Pay', mark: 'kestrel.svg' },
    { id: 'harborline', name: 'Harborline', mark: 'harborline.svg' },
    { id: 'ostra', name: 'Ostra Teams', mark: 'ostra.svg' },
  ],
  navigation: { header: ['why-tmx', 'trading', 'security', 'compare'] },
  securityContact: 'security@tmx.example.com',
  reply: 'The same day.',
  proof: {
    contract: {
      // The example address of ERC-55.
      value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      detail: 'Verified source',
      link: 'https://explorer.example.com/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    audit: {
      value: 'Harrow & Lind',
      detail: '14 September 2026, six findings, all fixed',
      date: '2026-09-14',
      link: 'https://audits.example.com/tmx-2026-09.pdf',
    },
    company: {
      value: 'TMX Labs AS',
      detail: 'No. 19204416, Estonia',
      place: 'Tallinn',
      link: 'https://register.example.com/19204416',
    },
    team: {
      value: 'Mari Tamsalu, Oskar Lindre',
      detail: 'Founders, who sign for TMX',
      link: 'https://tmx.example.com/team',
    },
  },
  legal: {
    ...own.legal,
    entity: 'TMX Labs AS',
    address: 'Sadama 181, 10111 Tallinn, Estonia',
    registration: 'No. 19204416',
    email: 'hello@tmx.example.com',
    telephone: '+1 202 555 0143',
    statement:
      'TMX Labs AS is not supervised by the Financial Supervision Authority. No compensation scheme covers losses.',
  },
  form: { provider: 'embedded' },
  confirm: { from: 'hello@tmx.example.com' },
  experiments: [
    {
      id: 'hero',
      share: 0.5,
      difference: 0.01,
      messages: {
        'hero.heading': { en: 'Keep your keys.', es: 'Tus claves, tuyas.', ar: 'مفاتيحك معك.' },
      },
    },
  ],
} satisfies OwnerSettings;
