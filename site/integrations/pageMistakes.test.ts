import { expect, test } from 'vitest';
import { foreignScripts } from './pageMistakes.ts';

const DECLARED = 'https://stats.example/script.js';

test.each([
  ['<script src="https://x.example/a.js"></script>', 'https://x.example/a.js'],
  ['<SCRIPT async src=//x.example/a.js></SCRIPT>', '//x.example/a.js'],
  ['<script>load("https://x.example/a.js")</script>', 'https://x.example/a.js'],
])('%s is told with its page, its address and what to do', (html, address) => {
  expect(foreignScripts('es/index.html', `<p>${html}`, DECLARED)).toEqual([
    expect.stringMatching(/^es\/index\.html has a script of .*"analytics" in the owner's settings/),
  ]);
  expect(foreignScripts('index.html', html).join()).toContain(`script of ${address}, which`);
});

test.each([
  `<script defer src="${DECLARED}"></script>`,
  '<script type="module" src="/_astro/page.js"></script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<script>a = b // c</script><a href="https://x.example/a.js">A page</a>',
])('%s is none', (html) => {
  expect(foreignScripts('index.html', html, DECLARED)).toEqual([]);
});
