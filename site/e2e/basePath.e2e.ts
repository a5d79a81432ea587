import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { buildSettings } from './environment.ts';
import { expect } from './fixtures.ts';
import { exportedSignUps, form, showForm } from './form.ts';
import { PASSWORD, test } from './reportServer.ts';
import { setHidden } from './visitor.ts';

const BASE = '/landing';
const FOLDER = 'node_modules/.cache/e2e-base';

test('a site at a path of its origin keeps every address below it', async ({
  page,
  serve,
  request,
  context,
  said,
}) => {
  // It builds the page.
  test.slow();
  const SITE_URL = `http://localhost:4321${BASE}`;
  const env = { ...process.env, ...buildSettings(FOLDER), SITE_URL };
  const command = ['scripts/build.ts', '--quiet'];
  const { stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  const settings = { REPORT_PASSWORD: PASSWORD, MARKET_FALLBACK: 'sample' };
  const server = await serve({ ...settings, SITE_DIR: FOLDER });
  const site = `${server.site}${BASE}`;
  const wrong: string[] = [];
  context.on('response', (response) => {
    const { href, pathname } = new URL(response.url());
    const isRight = href.startsWith(server.site) && pathname.startsWith(`${BASE}/`);
    if (!isRight || response.status() >= 400) wrong.push(`${response.status()} ${href}`);
  });

  const map = await (await request.get(`${site}/sitemap.xml`)).text();
  const listed = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  const found = new Set(listed.map((address) => address.replace(SITE_URL, site)));
  for (const address of found) {
    const answer = await request.get(address);
    if (!answer.ok()) wrong.push(`${answer.status()} ${address}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    await page.goto(address);
    for (const next of await ownAddresses(page)) found.add(next);
  }
  const paths = [...found].map((address) => address.replace(site, ''));
  for (const path of ['/es/', '/ar/form/', '/bots/', '/terms/', '/favicon.ico'])
    expect(paths).toContain(path);
  const icons = (await (await request.get(`${site}/manifest.webmanifest`)).json()).icons;
  for (const { src } of icons) expect((await request.get(`${server.site}${src}`)).ok()).toBe(true);

  await page.goto(`${site}/`);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-price-row="bitcoin"]')).toContainText('$');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const t = createTranslator(owner, 'en');
  await showForm(page);
  const email = `base.${Date.now()}@example.com`;
  await form(page).locator('#email').fill(email);
  await form(page).locator('#consent').check();
  await form(page)
    .getByRole('button', { name: t('form.send') })
    .click();
  await expect(form(page).getByRole('heading', { name: t('form.thanks.heading') })).toBeVisible();
  expect(exportedSignUps(email, server.dataDir)).toHaveLength(1);
  await setHidden(page, true);

  await page.goto(`${site}/report`);
  await expect(page.getByRole('link', { name: '7 days' })).toBeVisible();
  expect(wrong).toEqual([]);

  said.expectError(/404/);
  await page.goto(`${site}/nowhere`);
  await page.getByRole('link', { name: t('errors.notFound.action') }).click();
  await expect(page).toHaveURL(`${site}/`);
  expect((await request.get(`${server.site}/`)).status()).toBe(404);
});

/** The addresses on the page's own origin that a page names, without their sections and queries. */
const ownAddresses = (page: Page): Promise<string[]> =>
  page
    .locator('a[href], link[href], img[src], source[srcset], form[action], iframe[src]')
    .evaluateAll((all) =>
      all
        .flatMap((element) =>
          ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
        )
        .map((address) => new URL(address, location.href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ origin, pathname }) => origin + pathname),
    );
