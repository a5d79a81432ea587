import { expect, test } from 'vitest';
import { createOwner } from '../../test/renderSections.ts';
import { getCustomLinks } from './sections.ts';

const PAGES = [
  { name: '', languages: ['en', 'es'] },
  { name: 'terms', languages: ['en', 'es'] },
  { name: 'bots', languages: ['en'] },
];

test.each([
  ['https://blog.example/', 'https://blog.example/'],
  ['mailto:us@example.com', 'mailto:us@example.com'],
  ['/terms/', '/es/terms/'],
  ['/terms#fees', '/es/terms/#fees'],
  // This page isn't translated to Spanish.
  ['/bots/', '/bots/'],
  ['/other.pdf', '/other.pdf'],
  ['#faq', '#faq'],
  // This page doesn't have that section.
  ['#token', '/es/#token'],
])('resolves custom link %s to %s on the Spanish page', (href, expected) => {
  const links = { partners: '', header: [{ label: { en: 'More', es: 'Más' }, href }] };
  const owner = createOwner({ languages: ['en', 'es'], links });
  const customLinks = getCustomLinks(owner, 'es', 'header', PAGES, (id) => id === 'faq');
  expect(customLinks).toEqual([{ text: 'Más', href: expected }]);
});
