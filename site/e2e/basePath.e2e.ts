import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { getBuildSettings } from './environment.ts';
import { expect } from './fixtures.ts';
import { exportSignUps, getForm, showForm } from './signUpForm.ts';
import { PASSWORD, test } from './reportServer.ts';
import { setTabHidden } from './pageActions.ts';

const BASE_PATH = '/landing';
const BUILD_FOLDER = 'node_modules/.cache/e2e-base';

test('a site with a base path only uses URLs under that path', async ({
  page,
  serve,
  request,
  context,
  consoleErrors,
}) => {
  // This test builds the site.
  test.slow();
  const SITE_URL = `http://localhost:4321${BASE_PATH}`;
  const env = { ...process.env, ...getBuildSettings(BUILD_FOLDER), SITE_URL };
  const command = ['scripts/build.ts', '--quiet'];
  const { stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  const settings = { REPORT_PASSWORD: PASSWORD, MARKET_FALLBACK: 'sample' };
  const server = await serve({ ...settings, SITE_DIR: BUILD_FOLDER });
  const { site } = server;
  const { origin } = new URL(site);
  expect(site).toBe(`${origin}${BASE_PATH}`);
  const wrongRequests: string[] = [];
  context.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(`${site}/`) || response.status() >= 400)
      wrongRequests.push(`${response.status()} ${url}`);
  });

  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const listedUrls = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url);
  const urls = new Set(listedUrls.map((url) => url.replace(SITE_URL, site)));
  // The loop also visits the URLs that it adds.
  for (const url of urls) {
    const response = await request.get(url);
    if (!response.ok()) wrongRequests.push(`${response.status()} ${url}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    await page.goto(url);
    for (const linkedUrl of await getSameOriginUrls(page)) urls.add(linkedUrl);
  }
  const paths = [...urls].map((url) => url.replace(site, ''));
  for (const path of ['/es/', '/ar/form/', '/bots/', '/terms/', '/favicon.ico'])
    expect(paths).toContain(path);
  const icons = (await (await request.get(`${site}/manifest.webmanifest`)).json()).icons;
  for (const { src } of icons) expect((await request.get(`${origin}${src}`)).ok()).toBe(true);

  await page.goto(`${site}/`);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-price-row="bitcoin"]')).toContainText('$');
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const t = createTranslator(owner, 'en');
  await showForm(page);
  const email = `base.${Date.now()}@example.com`;
  await getForm(page).locator('#email').fill(email);
  await getForm(page).locator('#consent').check();
  await getForm(page)
    .getByRole('button', { name: t('form.send') })
    .click();
  await expect(
    getForm(page).getByRole('heading', { name: t('form.thanks.heading') }),
  ).toBeVisible();
  expect(exportSignUps(email, server.dataDir)).toHaveLength(1);
  await setTabHidden(page, true);

  await page.goto(`${site}/report`);
  await expect(page.getByRole('link', { name: '7 days' })).toBeVisible();
  expect(wrongRequests).toEqual([]);

  consoleErrors.allow(/404/);
  await page.goto(`${site}/nowhere`);
  await page.getByRole('link', { name: t('errors.notFound.action') }).click();
  await expect(page).toHaveURL(`${site}/`);
  expect((await request.get(`${origin}/`)).status()).toBe(404);
});

/** Leaves out hashes and queries. */
const getSameOriginUrls = (page: Page): Promise<string[]> =>
  page
    .locator('a[href], link[href], img[src], source[srcset], form[action], iframe[src]')
    .evaluateAll((elements) =>
      elements
        .flatMap((element) =>
          ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
        )
        .map((url) => new URL(url, location.href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ origin, pathname }) => origin + pathname),
    );
