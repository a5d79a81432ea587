import * as z from 'zod';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { owned } from './owned.ts';
import { owner } from '../data/owner.ts';
import { Sentence, Text, texts } from './text.ts';

const Words = z.strictObject({
  ...texts('label', 'labelEarly', 'heading', 'headingEarly'),
  /** What happens after the form, in order; the section is drawn for three. */
  stations: z.tuple([
    z.strictObject({ when: Text, title: Text, text: Text }),
    z.strictObject({ when: Text, title: Sentence('name'), text: Text }),
    z.strictObject({ when: Text, title: Text, text: Sentence('fee', 'minimum') }),
  ]),
  /** The same in one line, for a phone. */
  inShort: Sentence('name'),
  app: Sentence('name'),
  risk: Text,
  /** Who else receives what is sent, where somebody does. */
  outside: Sentence('name'),
  openInNewTab: Text,
  notOpen: Text,
});

export type SignUpWords = z.input<typeof Words>;

const words = await readFilled('signUp', Words);
const { earlyAccess, form, links } = owner;
const isOutside = form.provider === 'leadconnector' || form.provider === 'url';

/** The conversion: what a visitor gives, to whom, and what happens then. */
export function signUp(language: Language) {
  const filled = words(language);
  const { label, labelEarly, heading, headingEarly, stations, app, outside, ...rest } = filled;
  const [now, next, then] = stations;
  const { reply, regions } = owned(language);
  return {
    ...rest,
    label: earlyAccess ? labelEarly : label,
    heading: earlyAccess ? headingEarly : heading,
    stations: [now, { ...next, text: `${next.text} ${reply}`.trim() }, then],
    app: { label: app, href: links.app },
    regions,
    outside: isOutside ? outside : '',
  };
}
