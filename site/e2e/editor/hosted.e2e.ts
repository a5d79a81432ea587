import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fillContentFolder } from '../../../scripts/owner/folder.ts';
import { loadContent } from '../../src/content/content.ts';
import { type BuiltSite, buildSiteWith } from '../../test/builtSite.ts';
import { FROZEN_OWNER, type RunningServer, startServer } from '../environment.ts';
import { drivePanes, WINDOW } from './driveEditor.ts';
import { stubGithub } from './githubStub.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ viewport: WINDOW, locale: 'en-US', actionTimeout: 15_000 });

const LANGUAGES = ['en', 'es'];
const TOKEN = 'github_pat_test';
const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
let built: BuiltSite;
let server: RunningServer;

test.beforeAll(async () => {
  // A busy machine builds for minutes.
  test.setTimeout(240_000);
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'pictures'));
  const editor = { repository: 'acme/website', backend: 'github' };
  const settings = { languages: LANGUAGES, editor };
  writeFileSync(
    join(folder, 'owner.config.ts'),
    `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    export const owner = { ...frozen, ...${JSON.stringify(settings)} };`,
  );
  const content = join(folder, 'content');
  fillContentFolder(content, loadContent(content, LANGUAGES));
  built = buildSiteWith({ OWNER: folder, SITE_URL: 'http://localhost:4321' });
  server = await startServer({ SITE_DIR: built.folder });
});
test.afterAll(async () => {
  await server.stop();
  built.remove();
  rmSync(folder, { recursive: true });
});

test('has its own policy and is neither linked nor listed', async ({ request }) => {
  const headers = (await request.get(`${server.site}/admin/`)).headers();
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain('https://api.github.com');
  const page = await request.get(server.site);
  expect(page.headers()['content-security-policy']).not.toContain('api.github.com');
  for (const file of ['index.html', 'es/index.html', 'sitemap.xml', 'robots.txt'])
    expect(built.read(file), file).not.toContain('admin');
  const rules = built.read('_headers').split(/\n(?=\/)/);
  const policies = rules.filter((rule) => rule.includes('Content-Security-Policy'));
  expect(policies.map((rule) => rule.split('\n')[0])).toEqual(
    expect.arrayContaining(['/', '/es/*', '/form/*', '/404.html', '/admin/*']),
  );
  expect(policies.map((rule) => rule.split('\n')[0])).not.toContain('/*');
});

test('signs in with a token, and saves a text and a picture as a change to review', async ({
  page,
}) => {
  const paths = globSync('**/*.json', { cwd: folder });
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  const { asked, commits } = await stubGithub(page, files);
  const outside: string[] = [];
  page.on('response', (response) => {
    const { origin, protocol } = new URL(response.url());
    const isKnown = [server.site, 'https://api.github.com'].includes(origin);
    if (protocol.startsWith('http') && !isKnown) outside.push(response.url());
  });
  await page.goto(`${server.site}/admin/`);
  await page.getByRole('button', { name: /access token/i }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('First view').first()).toBeVisible();
  const editor = drivePanes(page);
  await editor.open('page', 'hero');
  await (await editor.field('en', 'heading')).fill('Trade here.');
  const description = await editor.field('en', 'pictureAlt');
  await editor
    .pane('en')
    .locator('[data-key-path=picture] input[type=file]')
    .first()
    .setInputFiles({
      name: 'Desk.png',
      mimeType: 'image/png',
      buffer: built.readBytes('social.png'),
    });
  await description.fill('A desk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Send for Review').first()).toBeVisible();
  expect(commits).toHaveLength(1);
  const [commit] = commits;
  expect(commit?.branch).toMatch(/^cms\//);
  const {
    'content/en/hero.json': english,
    'pictures/desk.png': picture,
    ...others
  } = commit?.files ?? {};
  expect(picture).toEqual(built.readBytes('social.png'));
  // All languages of an entry are saved together.
  expect(others).toEqual({ 'content/es/hero.json': files.get('content/es/hero.json') });
  const saved = JSON.parse(String(english));
  expect(saved).toMatchObject({
    heading: 'Trade here.',
    picture: 'desk.png',
    pictureAlt: 'A desk',
  });
  await expect
    .poll(() => asked.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['GET /user', 'POST /repos/acme/website/pulls']));
  expect(new Set(asked.map(({ token }) => token))).toEqual(new Set([`token ${TOKEN}`]));
  expect(outside).toEqual([]);
});
