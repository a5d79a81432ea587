import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fillContentFolder } from '../../../scripts/owner/folder.ts';
import { loadContent } from '../../src/content/content.ts';
import { type BuiltSite, buildSiteWith } from '../../test/builtSite.ts';
import { FROZEN_OWNER, type RunningServer, startServer } from '../environment.ts';
import { drivePanes, VIEWPORT } from './driveEditor.ts';
import { stubGithub } from './githubStub.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ viewport: VIEWPORT, locale: 'en-US', actionTimeout: 15_000 });

const LANGUAGES = ['en', 'es'];
const TOKEN = 'github_pat_test';
const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
let built: BuiltSite;
let server: RunningServer;

test.beforeAll(async () => {
  // A build can take minutes on a busy machine.
  test.setTimeout(240_000);
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'pictures'));
  const editor = { repository: 'acme/website', backend: 'github' };
  // This folder has no page with terms.
  const settings = { languages: LANGUAGES, editor, links: { partners: '' } };
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

test('sends its own security policy and isn’t linked anywhere', async ({ request }) => {
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

test('signs in with a token and opens a pull request for a change', async ({ page }) => {
  const paths = globSync('**/*.json', { cwd: folder });
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  const { requests, commits } = await stubGithub(page, files);
  const otherRequests: string[] = [];
  page.on('response', (response) => {
    const { origin, protocol } = new URL(response.url());
    const isExpected = [server.site, 'https://api.github.com'].includes(origin);
    if (protocol.startsWith('http') && !isExpected) otherRequests.push(response.url());
  });
  await page.goto(`${server.site}/admin/`);
  await page.getByRole('button', { name: /access token/i }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Hero').first()).toBeVisible();
  const editor = drivePanes(page);
  await editor.open('page', 'hero');
  await (await editor.field('en', 'heading')).fill('Trade here.');
  const altText = await editor.field('en', 'pictureAlt');
  await editor
    .pane('en')
    .locator('[data-key-path=picture] input[type=file]')
    .first()
    .setInputFiles({
      name: 'Desk.png',
      mimeType: 'image/png',
      buffer: built.readBytes('social.png'),
    });
  await altText.fill('A desk');
  // The editor saves the image only after it has read the file.
  await expect(editor.pane('en').getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Send for Review').first()).toBeVisible();
  expect(commits).toHaveLength(1);
  const [commit] = commits;
  expect(commit?.branch).toMatch(/^cms\//);
  const {
    'content/en/hero.json': english,
    'pictures/desk.png': picture,
    ...otherFiles
  } = commit?.files ?? {};
  expect(picture).toEqual(built.readBytes('social.png'));
  // The editor saves all languages of an entry together.
  expect(otherFiles).toEqual({ 'content/es/hero.json': files.get('content/es/hero.json') });
  const saved = JSON.parse(String(english));
  expect(saved).toMatchObject({
    heading: 'Trade here.',
    picture: 'desk.png',
    pictureAlt: 'A desk',
  });
  await expect
    .poll(() => requests.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['GET /user', 'POST /repos/acme/website/pulls']));
  expect(new Set(requests.map(({ token }) => token))).toEqual(new Set([`token ${TOKEN}`]));
  expect(otherRequests).toEqual([]);
});
