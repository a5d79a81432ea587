import type { SectionId } from '#contract/sections.ts';
import { owner } from '../data/owner.ts';
import { hasSection } from '../data/sections.ts';
import type { Messages } from './parseMessages.ts';

/** What each entry of a list says: the part of the keys that is the list's, and of each entry its id and its messages. */
const LISTS: [section: SectionId, list: string, entries: [id: string, ...messages: string[]][]][] =
  [
    ['faq', 'faq.items', owner.questions.map((id) => [id, 'category', 'question', 'answer'])],
    [
      'academy',
      'academy.courses',
      owner.courses.map(({ id, lessons }) => [
        id,
        'title',
        'firstLesson',
        ...upTo(lessons, 'lessons'),
      ]),
    ],
    [
      'community',
      'community.platforms',
      owner.platforms.map(({ id }) => [id, 'body', 'button', 'reason']),
    ],
    [
      'roadmap',
      'roadmap.quarters',
      owner.roadmap.quarters.map(({ id, items }) => [id, 'title', ...upTo(items, 'items')]),
    ],
    [
      'partners',
      'partners.categories',
      owner.partners.map(({ id, name }) => [id, ...(name ? [] : ['title']), 'body']),
    ],
    [
      'testimonials',
      'testimonials.cards',
      owner.testimonials.map(({ id, kind }) => [
        id,
        ...(kind === 'example' ? ['text', 'who'] : []),
      ]),
    ],
    [
      'token',
      'token.entries',
      (owner.token?.supply?.split ?? []).map(({ id, vests }) => [
        id,
        'category',
        ...(vests ? [] : ['description']),
      ]),
    ],
  ];

/** The keys of messages that entries of the owner's lists need, and that there are none of. */
export const missingWords = (messages: Messages): string[] =>
  LISTS.filter(([section]) => hasSection(section))
    .flatMap(([, list, entries]) =>
      entries.flatMap(([id, ...parts]) => parts.map((part) => `${list}.${id}.${part}`)),
    )
    .filter((key) => !(key in messages));

/** Whether a message is of no list, or of an entry that the owner lists: no other has to be there. */
export const isListed = (key: string): boolean =>
  LISTS.every(
    ([, list, entries]) =>
      !key.startsWith(`${list}.`) || entries.some(([id]) => key.startsWith(`${list}.${id}.`)),
  );

function upTo(count: number, part: string) {
  return Array.from({ length: count }, (_, place) => `${part}.${place + 1}`);
}
