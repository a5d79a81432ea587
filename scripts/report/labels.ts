import type {
  Button,
  Device,
  FormStep,
  PracticeStep,
  Section,
  Vital,
} from '#contract/countNames.ts';
import type { Refusal } from '#contract/counts.ts';

// What the owner reads for each name. The report is the owner's, and English.

export const SECTION_LABELS: Readonly<Record<Section, string>> = {
  top: 'First view',
  stats: 'Four figures',
  'why-tmx': 'Six reasons',
  'how-it-works': 'Three steps',
  trading: 'Tools and prices',
  security: 'Security',
  'live-activity': 'Simulated activity',
  testimonials: 'Testimonials',
  compare: 'Comparison',
  academy: 'Academy',
  community: 'Community',
  faq: 'Questions',
  roadmap: 'Roadmap',
  token: 'Token',
  partners: 'Partners',
  'get-started': 'Final call',
  'tmx-form-section': 'Sign-up',
};

export const BUTTON_LABELS: Readonly<Record<Button, string>> = {
  'start-trading': 'Start Trading Now',
  'view-demo': 'View Live Demo',
  'connect-wallet': 'Connect Wallet & Trade',
  'watch-demo': 'Watch Demo',
  'join-action': 'Join the Action',
  'compare-fees': 'Experience the Difference',
  'start-course': 'Start Course',
  'join-discord': 'Join Discord',
  'follow-twitter': 'Follow on Twitter',
  'join-now': 'Join Now',
  'all-faqs': 'View All FAQs',
  'get-tokens': 'Get Tokens',
  'partner-inquiries': 'Partnership Inquiries',
  'get-started': 'Get Started Today',
};

export const PRACTICE_LABELS: Readonly<Record<PracticeStep, string>> = {
  opened: 'Opened the practice floor',
  connected: 'Connected the practice wallet',
  bought: 'Bought',
  sold: 'Sold, and saw the ticket',
  watched: 'Watched the demo',
  'watched-all': 'Watched it to its end',
};

export const FORM_LABELS: Readonly<Record<FormStep, string>> = {
  seen: 'Saw the form',
  begun: 'Began to fill it in',
  sent: 'Sent it',
};

export const DEVICE_LABELS: Readonly<Record<Device, string>> = {
  phone: 'Phone, up to 700 px',
  tablet: 'Tablet, up to 1180 px',
  desktop: 'Desktop',
};

export const REFUSAL_LABELS: Readonly<Record<Refusal, string>> = {
  'too-many': 'Too many from one address',
  'too-large': 'Too large',
  'not-understood': 'Not understood',
  'cross-site': 'From another site',
};

/** What is said of each day, in the order of `Day`. */
export const DAY_COLUMNS = ['Visits', 'Practised', 'Saw form', 'Sent it', 'Signed up', 'Refused'];

type VitalWords = {
  readonly label: string;
  readonly what: string;
  /** Up to here it is good, and beyond the second poor: https://web.dev/articles/vitals. */
  readonly limits: readonly [good: number, poor: number];
  readonly print: (value: number) => string;
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const milliseconds = (ms: number) => `${ms} ms`;

export const VITAL_WORDS: Readonly<Record<Vital, VitalWords>> = {
  lcp: { label: 'LCP', what: 'largest paint', limits: [2_500, 4_000], print: seconds },
  inp: { label: 'INP', what: 'answer to a press', limits: [200, 500], print: milliseconds },
  cls: { label: 'CLS', what: 'layout shift', limits: [0.1, 0.25], print: (v) => v.toFixed(3) },
  ttfb: { label: 'TTFB', what: 'first byte', limits: [800, 1_800], print: milliseconds },
};
