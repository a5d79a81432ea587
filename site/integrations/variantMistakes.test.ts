import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withBoth } from '../src/lib/variants.ts';
import { refuseVariantMistakes } from './variantMistakes.ts';

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
  const said = refuseVariantMistakes(folder, ['index.html'], TESTED);
  return said.then(
    () => '',
    ({ message }: Error) => message,
  );
}

test('a page that shows each experiment is taken', async () => {
  expect(await told({ 'index.html': SHOWN, '404.html': 'None.' })).toBe('');
});

test('a message that stands where only one text can is named by its setting, with all files', async () => {
  const said = await told({
    'index.html': `${SHOWN}<title>${withBoth(1, 'a', 'b')}</title>`,
    'llms.txt': withBoth(1, 'a', 'b'),
  });
  expect(said).toContain('"faq.lead": it stands where only one text can, such as in a title');
  expect(said).toMatch(/: (index\.html, llms\.txt|llms\.txt, index\.html)\. Take it out/);
  expect(said).not.toContain('hero.lead');
});

test('an experiment of which the page shows nothing is refused', async () => {
  expect(await told({ 'index.html': SHOWN.replaceAll('faq:', 'x:') })).toBe(
    'owner.config.ts, experiments.1.messages, "faq.lead": nothing shows it in index.html. Take it out of the experiment.',
  );
});
