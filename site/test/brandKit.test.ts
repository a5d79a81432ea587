import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mark } from '../art/icons.ts';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { buildWith } from './builtSite.ts';
import { elements } from './html.ts';

const LOGO = '<svg viewBox="0 0 60 30"><path class="floor" d="M0 0h60v30z"/></svg>';

/** The tests' settings with other ones, beside a `brand/` with a logo and a picture. */
async function brandWith(changes: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'brand'));
  writeFileSync(join(folder, 'brand/logo.svg'), LOGO);
  const create = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  await sharp({ create }).jpeg().toFile(join(folder, 'brand/desk.jpg'));
  const config = join(folder, 'owner.config.ts');
  writeFileSync(
    config,
    `import { owner as full } from ${JSON.stringify(FROZEN_OWNER)};\nexport const owner = { ...full, sections: [], ${changes} };\n`,
  );
  return config;
}

test('an owner’s logo, picture and one colour make the first view, with the shade that follows from it', async () => {
  const picture = "hero: { picture: 'desk.jpg', alt: 'A desk' }, colors: { floor: '#ff8800' }";
  const site = buildWith({ OWNER_CONFIG: await brandWith(picture) });
  onTestFinished(site.remove);
  const html = site.read('index.html');
  const [photo, ...others] = elements(html).filter(({ name }) => name === 'img');
  expect(others).toEqual([]);
  expect(photo?.attributes).toMatchObject({ alt: 'A desk', width: '900', height: '600' });
  for (const address of photo?.attributes['srcSet']?.split(', ') ?? [])
    expect(site.files).toContain(address.replace(/^\/| \d+w$/g, ''));
  expect(html).toContain('--color-accent:#ff8800;--color-accent-shade:#cc6d00');
  expect(html.match(/viewBox="0 0 60 30"/g)).toHaveLength(2);
  // Neither the pit nor its key.
  expect(html).not.toMatch(/hero-(light|phone)|sellers</);
});

test('icons and shared image show the logo that the page shows, in the owner’s colours', async () => {
  vi.stubEnv('OWNER_CONFIG', await brandWith(''));
  vi.resetModules();
  const { mark: ownMark } = await import('../art/icons.ts');
  expect(ownMark(180, 0.5)).toMatch(
    /x="45" y="45" width="90".*viewBox="0 0 60 30".*fill="#\w+" d="M0 0h60v30z"/,
  );
  expect(mark(180)).toContain('viewBox="0 0 36 36"');
  vi.unstubAllEnvs();
  vi.resetModules();
});
