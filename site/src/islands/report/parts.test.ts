import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import messages from './messages.json' with { type: 'json' };
import { sentencesOf, type TableData } from './figures.ts';
import { partsOf } from './parts.ts';

const NONE = { visits: 0, sent: 0, rate: null };
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
const linesOf = ([table]: readonly TableData[]) =>
  table?.rows.map(({ name, cells }) => [name, ...cells].join(' | '));
const partsWith = (changes: Partial<Report>) => partsOf(messages, { ...REPORT, ...changes });

test('shows shares of all visits and of the previous step', () => {
  const { funnel, lists } = partsWith({});
  expect(linesOf(funnel.tables)).toEqual([
    'Visits | 30 | 100.0% | –',
    'Form seen | 20 | 66.7% | 66.7%',
    'Sent | 10 | 33.3% | 50.0%',
    'Signed up | 3 | – | –',
  ]);
  expect(linesOf(lists.tables)).toEqual(['how it works | 15 | 50.0%']);
});

test('shows no share if the report has no rate', () => {
  const { funnel, lists } = partsWith({ visits: 29, rate: null });
  expect(JSON.stringify([funnel.tables, lists.tables])).not.toContain('%');
});

test('shows how many asked people have confirmed', () => {
  const { funnel } = partsWith({ asked: 3, confirmed: 2 });
  expect(linesOf(funnel.tables)?.slice(-2)).toEqual([
    'Asked to confirm | 3 | – | –',
    'Confirmed | 2 | – | –',
  ]);
});

test("shows a web vital's limit and rating, or too few visits", () => {
  const measured = { kind: 'measured', measured: 40, isBeyond: false } as const;
  const { vitals } = partsWith({
    vitals: [
      { ...measured, name: 'lcp', p75: 2_600, rating: 'middling' },
      { ...measured, name: 'inp', p75: 1_180, rating: 'poor', isBeyond: true },
      { ...measured, name: 'cls', p75: 0.1, rating: 'good' },
      { kind: 'tooFew', name: 'ttfb', measured: 29 },
    ],
  });
  expect(linesOf(vitals.tables)).toEqual([
    'Largest paint (LCP) | at most 2,600\u00a0ms | needs work | 40',
    'Response to input (INP) | more than 1,180\u00a0ms | poor | 40',
    'Layout shift (CLS) | at most 0.1 | good | 40',
    'First byte (TTFB) | – | too few visits | 29',
  ]);
});

test.each([
  ['b', 0, 'B wins: its visitors send the form more often. Make B the page and end'],
  ['none yet', 3_100, 'No winner yet. Visits still needed for a difference of 1.5%: 3,100'],
  ['none yet', null, 'No winner yet. Visits still needed for a difference of 1.5%: unknown until'],
] as const)('for verdict %s with %s more visits shows: %s', (...row) => {
  const [verdict, visitsNeeded, sentence] = row;
  const experiment = { id: 'hero', difference: 0.015, a: NONE, b: NONE, verdict, visitsNeeded };
  const { experiments } = partsWith({ experiments: [experiment] });
  expect(experiments.tables[0]?.verdict).toContain(sentence);
});

test('names refusing destinations and when counts were written', () => {
  const { failures, written } = sentencesOf(messages, {
    ...REPORT,
    refusedWebhooks: { crm: 1, mail: 2 },
    writtenAt: '2026-11-21T12:00:00.000Z',
  });
  expect(failures).toEqual([
    expect.stringMatching(/^A webhook has refused .* Waiting for crm: 1$/),
    expect.stringMatching(/^The mail server has refused mails .* Waiting: 2$/),
  ]);
  expect(written).toMatch(/: 2026-11-21, 12:00$/);
  expect(sentencesOf(messages, REPORT).written).toMatch(/: never$/);
});
