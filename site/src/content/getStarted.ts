import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const GetStartedSchema = z.object({
  heading: Text,
  claim: Text,
  /** The limits of the claims stand in it; the risk stands by the form. */
  body: Text,
  start: Text,
});

export type GetStarted = z.output<typeof GetStartedSchema>;

const { feePercent, speed, minimumUsd } = owner.claims;

/** The final call, on the yellow floor. */
export const getStarted = parseContent('getStarted', GetStartedSchema, {
  heading: 'Take the floor',
  claim: `Keep your keys. Pay ${printPercent(feePercent)}.`,
  body: `Plus network fees. Trades usually ${keepFigures(speed)}, cash out through a settlement partner, about\u00a0${printUsd(minimumUsd)} recommended to start.`,
  start: 'Get Started Today',
});
