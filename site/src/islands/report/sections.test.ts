import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import messages from './messages.json' with { type: 'json' };
import { formatNotes, type TableData } from './formatReport.ts';
import { createSections } from './sections.ts';

const NO_VISITS = { visits: 0, sent: 0, rate: null };
const REPORT: Report = {
  days: 1,
  from: '2026-11-21',
  to: '2026-11-21',
  visits: 30,
  rate: 1 / 3,
  signedUp: 3,
  asked: 0,
  confirmed: 0,
  form: [
    { name: 'seen', count: 20 },
    { name: 'sent', count: 10 },
  ],
  rates: { page: [], source: [], medium: [], campaign: [], referrer: [], variant: [] },
  experiments: [],
  vitals: [],
  byDay: [],
  contents: [],
  refusedWebhooks: {},
  writtenAt: null,
  reached: [{ name: 'how-it-works', count: 15 }],
  pressed: [],
  practised: [],
  devices: [],
  languages: [],
};
const formatRows = ([table]: readonly TableData[]) =>
  table?.rows.map(({ name, cells }) => [name, ...cells].join(' | '));
const createSectionsWith = (changes: Partial<Report>) =>
  createSections(messages, { ...REPORT, ...changes });

test('shows each step as a share of all visits and the previous step', () => {
  const { funnel, lists } = createSectionsWith({});
  expect(formatRows(funnel.tables)).toEqual([
    'Visits | 30 | 100.0% | –',
    'Form seen | 20 | 66.7% | 66.7%',
    'Sent | 10 | 33.3% | 50.0%',
    'Signed up | 3 | – | –',
  ]);
  expect(formatRows(lists.tables)).toEqual(['how it works | 15 | 50.0%']);
});

test('shows no percentages if the report has no rate', () => {
  const { funnel, lists } = createSectionsWith({ visits: 29, rate: null });
  expect(JSON.stringify([funnel.tables, lists.tables])).not.toContain('%');
});

test('shows how many people had to confirm and how many did', () => {
  const { funnel } = createSectionsWith({ asked: 3, confirmed: 2 });
  expect(formatRows(funnel.tables)?.slice(-2)).toEqual([
    'Asked to confirm | 3 | – | –',
    'Confirmed | 2 | – | –',
  ]);
});

test('shows the value and rating of each web vital, or "too few visits"', () => {
  const measured = { kind: 'measured', measured: 40, isBeyond: false } as const;
  const { vitals } = createSectionsWith({
    vitals: [
      { ...measured, name: 'lcp', p75: 2_600, rating: 'middling' },
      { ...measured, name: 'inp', p75: 1_180, rating: 'poor', isBeyond: true },
      { ...measured, name: 'cls', p75: 0.1, rating: 'good' },
      { kind: 'tooFew', name: 'ttfb', measured: 29 },
    ],
  });
  expect(formatRows(vitals.tables)).toEqual([
    'Largest paint (LCP) | at most 2,600\u00a0ms | needs work | 40',
    'Response to input (INP) | more than 1,180\u00a0ms | poor | 40',
    'Layout shift (CLS) | at most 0.1 | good | 40',
    'First byte (TTFB) | – | too few visits | 29',
  ]);
});

test.each([
  ['b', 0, 'B wins: its visitors send the form more often. Make B permanent and end'],
  ['none yet', 3_100, 'No winner yet. Visits still needed for a difference of 1.5%: 3,100'],
  ['none yet', null, 'No winner yet. Visits still needed for a difference of 1.5%: unknown until'],
] as const)('for verdict %s with %s visits needed, shows "%s"', (...row) => {
  const [verdict, visitsNeeded, message] = row;
  const experiment = {
    id: 'hero',
    difference: 0.015,
    a: NO_VISITS,
    b: NO_VISITS,
    verdict,
    visitsNeeded,
  };
  const { experiments } = createSectionsWith({ experiments: [experiment] });
  expect(experiments.tables[0]?.verdict).toContain(message);
});

test('shows failing destinations and when counts were last saved', () => {
  const { failures, lastSaved } = formatNotes(messages, {
    ...REPORT,
    refusedWebhooks: { crm: 1, mail: 2 },
    writtenAt: '2026-11-21T12:00:00.000Z',
  });
  expect(failures).toEqual([
    expect.stringMatching(/^A webhook has rejected .* Waiting for crm: 1$/),
    expect.stringMatching(/^The mail server has rejected emails .* Waiting: 2$/),
  ]);
  expect(lastSaved).toMatch(/: 2026-11-21, 12:00$/);
  expect(formatNotes(messages, REPORT).lastSaved).toMatch(/: never$/);
});
