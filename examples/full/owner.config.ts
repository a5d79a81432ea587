// A fictional owner. The company, people, partners, quotes, addresses, audit report, and numbers are all made up.
import type { OwnerSettings } from '#site/owner/settings.ts';
import { owner as own } from '../../test/owner/owner.config.ts';

/**
 * A complete page that uses every setting. The domains are reserved for examples, and the registration number and postal
 * address don't exist.
 *
 * To see the page, run `SMTP_URL=smtp://localhost OWNER=examples/full npm start`. Our tests build it too.
 */
export const owner = {
  ...own,
  siteUrl: 'https://tmx.example.com',
  exampleOwner: true,
  indexable: false,
  evidence: {
    C1: 'https://tmx.example.com/evidence/fee-schedule',
    C2: 'https://tmx.example.com/evidence/speed-measurements',
    C3: 'https://tmx.example.com/evidence/trader-count',
    C4: 'https://tmx.example.com/evidence/minimum',
    C5: 'https://tmx.example.com/evidence/competitor-fees',
    C6: 'https://tmx.example.com/evidence/architecture',
    C7: 'https://tmx.example.com/evidence/legal-opinions',
    C8: 'https://tmx.example.com/evidence/settlement-terms',
    C9: 'https://tmx.example.com/evidence/tools',
    C10: "The page has no login and doesn't ask for a password.",
    C11: 'https://tmx.example.com/evidence/vesting-contract',
    C12: 'https://tmx.example.com/evidence/discount-tiers',
    C13: 'https://tmx.example.com/evidence/syllabus',
    C14: 'https://tmx.example.com/evidence/support-policy',
    C15: 'https://tmx.example.com/evidence/roadmap-status',
    C16: 'https://tmx.example.com/evidence/staking-rates',
  },
  links: {
    partners: 'partners@tmx.example.com',
    app: 'https://app.tmx.example.com/',
    token: 'https://app.tmx.example.com/token',
  },
  network: 'Arbitrum One',
  networkFee: { usd: 0.02, asOf: '2026-11-21' },
  // Includes a custom section, `sections/AsSeenIn/`.
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
  navigation: { header: ['why-tmx', 'trading', 'security', 'compare'] },
  securityContact: 'security@tmx.example.com',
  reply: 'The same day.',
  proof: {
    contract: {
      // From the examples in ERC-55.
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
      detail: 'Founders and authorized signatories',
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
