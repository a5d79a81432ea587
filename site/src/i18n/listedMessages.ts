import type { Owner } from '#contract/owner.ts';

const of = (id: string, ...ends: string[]) => ends.map((end) => `${id}.${end}`);
const upTo = (count: number, part: string) =>
  Array.from({ length: count }, (_, index) => `${part}.${index + 1}`);

/** What the entries of each list say: where its keys begin, and with what they go on. */
const LISTS = {
  'faq.items.': ({ questions }) =>
    questions.flatMap((id) => of(id, 'category', 'question', 'answer')),
  'academy.courses.': ({ courses }) =>
    courses.flatMap(({ id, lessons }) =>
      of(id, 'title', 'firstLesson', ...upTo(lessons, 'lessons')),
    ),
  'community.platforms.': ({ platforms }) =>
    platforms.flatMap(({ id }) => of(id, 'body', 'button', 'reason')),
  'roadmap.quarters.': ({ roadmap }) =>
    roadmap.quarters.flatMap(({ id, items }) => of(id, 'title', ...upTo(items, 'items'))),
  'partners.categories.': ({ partners }) =>
    partners.flatMap(({ id, name }) => of(id, 'body', ...(name ? [] : ['title']))),
  'testimonials.cards.': ({ testimonials }) =>
    testimonials.flatMap(({ id, kind }) => (kind === 'example' ? of(id, 'text', 'who') : [])),
  'token.entries.': ({ token }) =>
    (token?.supply?.split ?? []).flatMap(({ id, vests, isInside }) =>
      of(id, 'category', ...(vests ? [] : ['description']), ...(isInside ? ['inSentence'] : [])),
    ),
} satisfies Record<string, (owner: Owner) => string[]>;

/** The key of a message of an entry, which may be the owner's own: `faq.items.gas.answer`. */
export type ListedKey = `${keyof typeof LISTS}${string}`;

const IN_LIST = new RegExp(`^(${Object.keys(LISTS).join('|')})[^.]+(.*?)\\d*$`);

/** The place of a message in an entry of a list, `faq.items.*.answer`; of no list, its key. */
export const placeInList = (key: string) => key.replace(IN_LIST, '$1*$2');

/** The keys that each language needs: those of English, and of a list those of the entries that the owner lists. */
export const neededKeys = (owner: Owner, english: readonly string[]): string[] => [
  ...english.filter((key) => Object.keys(LISTS).every((list) => !key.startsWith(list))),
  ...Object.entries(LISTS).flatMap(([list, ends]) => ends(owner).map((end) => `${list}${end}`)),
];
