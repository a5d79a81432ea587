import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withBoth } from '../src/lib/variants.ts';
import { refusePageMistakes } from './pageMistakes.ts';

const TESTED = [
  { id: 'hero', setting: 'owner.config.ts, experiments.0.messages, "hero.lead"' },
  { id: 'faq', setting: 'owner.config.ts, experiments.1.messages, "faq.lead"' },
];
const SHOWN = '<i data-variant="hero:b"></i><i data-variant="faq:b"></i>';

/** What the build says of a site with these files; empty where it takes them. */
async function told(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'variants-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const said = refusePageMistakes(folder, { pages: ['index.html'], tested: TESTED });
  return said.then(
    () => '',
    ({ message }: Error) => message,
  );
}

test('a message that stands where only one text can, or nowhere, is named by its setting, with all files', async () => {
  expect(await told({ 'index.html': SHOWN, '404.html': 'None.' })).toBe('');
  const marked = withBoth(1, 'a', 'b');
  const twice = { 'index.html': `${SHOWN}<title>${marked}</title>`, 'llms.txt': marked };
  expect(await told(twice)).toMatch(
    /^owner.*"faq\.lead": it stands where only one text can, .*: (index\.html, llms\.txt|llms\.txt, index\.html)\. Take it out of the experiment\.$/,
  );
  expect(await told({ 'index.html': SHOWN.replaceAll('faq:', 'x:') })).toBe(
    'owner.config.ts, experiments.1.messages, "faq.lead": nothing shows it in index.html. Take it out of the experiment.',
  );
});
