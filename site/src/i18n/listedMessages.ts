import { owner } from '../data/owner.ts';

const of = (id: string, ...ends: string[]) => ends.map((end) => `${id}.${end}`);
const upTo = (count: number, part: string) =>
  Array.from({ length: count }, (_, place) => `${part}.${place + 1}`);

/** What the entries of each list say: where its keys begin, and with what they go on. */
const LISTS = {
  'faq.items.': owner.questions.flatMap((id) => of(id, 'category', 'question', 'answer')),
  'academy.courses.': owner.courses.flatMap(({ id, lessons }) =>
    of(id, 'title', 'firstLesson', ...upTo(lessons, 'lessons')),
  ),
  'community.platforms.': owner.platforms.flatMap(({ id }) => of(id, 'body', 'button', 'reason')),
  'roadmap.quarters.': owner.roadmap.quarters.flatMap(({ id, items }) =>
    of(id, 'title', ...upTo(items, 'items')),
  ),
  'partners.categories.': owner.partners.flatMap(({ id, name }) =>
    of(id, 'body', ...(name ? [] : ['title'])),
  ),
  'testimonials.cards.': owner.testimonials.flatMap(({ id, kind }) =>
    kind === 'example' ? of(id, 'text', 'who') : [],
  ),
  'token.entries.': (owner.token?.supply?.split ?? []).flatMap(({ id, vests }) =>
    of(id, 'category', ...(vests ? [] : ['description'])),
  ),
};

/** The key of a message of an entry, which may be the owner's own: `faq.items.gas.answer`. */
export type ListedKey = `${keyof typeof LISTS}${string}`;

const IN_LIST = new RegExp(`^(${Object.keys(LISTS).join('|')})[^.]+(.*?)\\d*$`);

/** The place of a message in an entry of a list, `faq.items.*.answer`; of no list, its key. */
export const placeInList = (key: string) => key.replace(IN_LIST, '$1*$2');

/** The keys that each language needs: those of English, and of a list those of the entries that the owner lists. */
export const neededKeys = (english: readonly string[]): string[] => [
  ...english.filter((key) => Object.keys(LISTS).every((list) => !key.startsWith(list))),
  ...Object.entries(LISTS).flatMap(([list, ends]) => ends.map((end) => `${list}${end}`)),
];
