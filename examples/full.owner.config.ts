import type { OwnerSettings } from '../contract/owner.ts';
import { owner as own } from '../test/owner.config.ts';

/**
 * An example: the page as an owner would run it, with every setting filled in. Company, people, addresses,
 * report and contract are invented; the domains are reserved for examples and lead nowhere.
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
    { id: 'youtube', name: 'YouTube', link: 'https://youtube.example.com/@tmx' },
  ],
  // With one of its own after the activity: `examples/sections/AsSeenIn/`.
  // prettier-ignore
  sections: [
    'stats',
    'why-tmx', 'how-it-works',
    'trading', 'security',
    'live-activity', { id: 'as-seen-in', component: 'AsSeenIn', level: 3 }, 'testimonials', 'compare',
    'academy', 'community', 'faq',
    'roadmap', 'token', 'partners',
    'get-started',
  ],
  testimonials: [
    {
      kind: 'customer',
      id: 'rosa',
      name: 'Rosa M.',
      initials: 'RM',
      rating: 4,
      lang: 'es',
      quote:
        'Veo la comisión antes de firmar. El retiro tardó un día entero, y eso me lo dijeron antes.',
      role: 'Trader',
      place: 'Bilbao',
      tie: 'recibió 20 TMX por contarlo',
      consent: 'https://tmx.example.com/evidence/consent-rosa',
    },
    {
      kind: 'customer',
      id: 'joe',
      name: 'Joe B.',
      initials: 'JB',
      rating: 5,
      lang: 'en',
      quote: 'I tried it with fifty dollars first. My coins never left my wallet without me.',
      role: 'Trades twice a month',
      place: 'Leeds',
      consent: 'https://tmx.example.com/evidence/consent-joe',
    },
  ],
  questions: [...own.questions, 'busyNetwork'],
  roadmap: {
    year: 2025,
    quarters: [
      ...own.roadmap.quarters.map((quarter) => ({ ...quarter, year: 2024 })),
      { id: 'moreNetworks', quarter: 1, status: 'upcoming', progress: 0, items: 2 },
    ],
  },
  partners: [
    { id: 'network' },
    { id: 'marketData' },
    { id: 'acme', name: 'Acme Pay', mark: 'acme.svg' },
    { id: 'borealis', name: 'Borealis Custody' },
  ],
  navigation: { header: ['why-tmx', 'trading', 'security', 'compare'] },
  securityContact: 'security@tmx.example.com',
  reply: 'Within two working days.',
  proof: {
    contract: {
      // The example address of ERC-55.
      value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      detail: 'Layer-2 network, verified source',
      link: 'https://explorer.example.com/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    audit: {
      value: 'Example Audits',
      detail: '14 September 2026, full text',
      date: '2026-09-14',
      link: 'https://audits.example.com/tmx-2026-09.pdf',
    },
    company: {
      value: 'TMX Example Ltd',
      detail: 'No. 00000000, Exampleland',
      place: 'Tallinn',
      link: 'https://register.example.com/00000000',
    },
    team: {
      value: 'A. Doe, B. Roe',
      detail: 'Founders, who sign for TMX',
      link: 'https://tmx.example.com/team',
    },
  },
  legal: {
    ...own.legal,
    entity: 'TMX Example Ltd',
    address: '1 Example Street, 00000 Exampleton, Exampleland',
    registration: 'No. 00000000',
    email: 'hello@tmx.example.com',
    telephone: '+1 555 0100',
    statement:
      'TMX Example Ltd is not supervised by the Example Markets Authority. No compensation scheme covers losses.',
  },
  form: { provider: 'embedded' },
} satisfies OwnerSettings;
