import * as z from 'zod';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { owned } from './owned.ts';
import { owner } from './owner.ts';
import { Sentence, Text, texts } from './text.ts';

/** `caption`: what the figure above counts. */
const Card = z.strictObject(texts('title', 'body', 'caption'));
const Column = z.strictObject({ label: Text, link: Text });

const Words = z.strictObject({
  ...texts('heading', 'label', 'lead'),
  /** Under the figures 0, 100%, 0 and 1. */
  cards: z.strictObject({
    custody: Card.extend({ caption: Sentence('name') }),
    approval: Card,
    login: Card.extend({ body: Sentence('name') }),
    phrase: Card,
  }),
  /** What the page proves by itself; `detailOutside` where the form is another service's. */
  page: z.strictObject({ label: Text, value: Text, detail: Text, detailOutside: Text }),
  contract: Column,
  audit: Column,
  company: Column,
  team: Column,
});

export type SecurityWords = z.input<typeof Words>;

const words = await readFilled('security', Words);
const { contract, audit, company, team } = owner.proof;
const formIsOutside = owner.form.provider === 'leadconnector' || owner.form.provider === 'url';

/** What can be checked: a column of the strip, whose link needs an address. */
const column = (
  { label, link }: z.output<typeof Column>,
  { value, detail, link: href }: typeof audit,
) => ({ label, value, detail, link: { label: link, href } });

/** The first six and the last four characters of an address. */
function shortened(address: string): string {
  return address && `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** Who holds the keys, and what stays the visitor's own job. */
export function security(language: Language) {
  const filled = words(language);
  const said = owned(language);
  const { cards, page } = filled;
  return {
    ...filled,
    cards: [
      { figure: '0', ...cards.custody },
      { figure: '100%', ...cards.approval },
      { figure: '0', ...cards.login },
      { figure: '1', ...cards.phrase },
    ],
    /** What the page itself proves, then what the owner has filled in. */
    proof: [
      {
        label: page.label,
        value: page.value,
        detail: formIsOutside ? page.detailOutside : page.detail,
        link: null,
      },
      column(filled.contract, {
        ...contract,
        value: shortened(contract.value),
        detail: said.contract,
      }),
      column(filled.audit, { ...audit, detail: said.audit }),
      column(
        filled.company,
        company.value
          ? { ...company, detail: said.company }
          : { value: owner.legal.entity, detail: said.registration, link: '' },
      ),
      column(filled.team, { ...team, detail: said.team }),
    ].filter(({ value }) => value !== ''),
  };
}
