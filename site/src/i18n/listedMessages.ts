import type { SectionId } from '#contract/sections.ts';
import { owner } from '../data/owner.ts';
import { hasSection } from '../data/sections.ts';

const upTo = (count: number, part: string) =>
  Array.from({ length: count }, (_, place) => `${part}.${place + 1}`);

/** What each entry of a list says: where the keys of the list begin, and what those of an entry end with. */
const LISTS: readonly [
  section: SectionId,
  list: string,
  entries: [id: string, ends: string[]][],
][] = [
  ['faq', 'faq.items', owner.questions.map((id) => [id, ['category', 'question', 'answer']])],
  [
    'academy',
    'academy.courses',
    owner.courses.map(({ id, lessons }) => [
      id,
      ['title', 'firstLesson', ...upTo(lessons, 'lessons')],
    ]),
  ],
  [
    'community',
    'community.platforms',
    owner.platforms.map(({ id }) => [id, ['body', 'button', 'reason']]),
  ],
  [
    'roadmap',
    'roadmap.quarters',
    owner.roadmap.quarters.map(({ id, items }) => [id, ['title', ...upTo(items, 'items')]]),
  ],
  [
    'partners',
    'partners.categories',
    owner.partners.map(({ id, name }) => [id, name ? ['body'] : ['title', 'body']]),
  ],
  [
    'testimonials',
    'testimonials.cards',
    owner.testimonials.map(({ id, kind }) => [id, kind === 'example' ? ['text', 'who'] : []]),
  ],
  [
    'token',
    'token.entries',
    (owner.token?.supply?.split ?? []).map(({ id, vests }) => [
      id,
      vests ? ['category'] : ['category', 'description'],
    ]),
  ],
];

/** The keys that each language needs: those of English, and of a list those of the entries that the owner lists. */
export const neededKeys = (english: readonly string[]): string[] => [
  ...english.filter((key) => LISTS.every(([, list]) => !key.startsWith(`${list}.`))),
  ...LISTS.filter(([section]) => hasSection(section)).flatMap(([, list, entries]) =>
    entries.flatMap(([id, ends]) => ends.map((end) => `${list}.${id}.${end}`)),
  ),
];
