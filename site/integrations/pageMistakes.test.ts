import { expect, test } from 'vitest';
import { foreignScripts } from './pageMistakes.ts';

const DECLARED = 'https://stats.example/script.js';

test.each([
  `<script defer src="${DECLARED}"></script>`,
  '<script type="module" src="/_astro/page.js"></script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<script>a = b // c</script><a href="https://x.example/a.js">A page</a>',
])('%s is none', (html) => {
  expect(foreignScripts('index.html', html, DECLARED)).toEqual([]);
});
