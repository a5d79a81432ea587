import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { printPercent } from '../lib/fees.ts';

// What search engines show whole; longer is cut in mid-sentence.
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

const HeadSchema = z.object({
  title: z.string().max(MAX_TITLE, `Keep the title within ${MAX_TITLE} characters.`),
  description: z
    .string()
    .max(MAX_DESCRIPTION, `Keep the description within ${MAX_DESCRIPTION} characters.`),
  /** `title` and `risk` are drawn into the shared image, too. */
  social: z.object({ title: z.string().min(1), risk: z.string().min(1), alt: z.string().min(1) }),
  notFoundTitle: z.string().min(1),
  errorTitle: z.string().min(1),
});

export type Head = z.output<typeof HeadSchema>;

const fee = printPercent(owner.claims.feePercent);

export const head = parseContent('head', HeadSchema, {
  title: `${owner.name}: trade crypto from your own wallet at ${fee}`,
  description: `Decentralized, non-custodial exchange on a layer-2 network. ${fee} trading fee; your keys stay with you. Crypto is high risk: you could lose it all.`,
  social: {
    title: `Trade from your own wallet. Pay ${fee} a trade.`,
    risk: 'Crypto is high risk',
    alt: `${owner.name}: trade from your own wallet, pay ${fee} a trade. Crypto is high risk.`,
  },
  notFoundTitle: `Page not found · ${owner.name}`,
  errorTitle: `Unexpected error · ${owner.name}`,
});
