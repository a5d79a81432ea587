import { owner } from '../src/data/owner.ts';
import { expect, test } from './fixtures.ts';
import { form, showForm } from './form.ts';
import { setHidden } from './visitor.ts';

const menu = '#footer-languages ~ ul a';

test('a campaign page has its own texts and sections, and the form', async ({ page, site }) => {
  await page.goto(`${site}/bots/?utm_campaign=spring`);
  await expect(page).toHaveTitle(`Trading bots with ${owner.name}`);
  await expect(page.locator('h1')).toHaveText('Let a bot trade.');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['top', 'compare', 'faq', 'tmx-form-section']);
  const lead = page.locator('#top .lead');
  await expect(lead.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms/');
  await expect(lead.locator('em')).toHaveText('first');
  const questions = await page.locator('#faq h3').allTextContents();
  expect(questions).toEqual([
    'Can a bot withdraw?',
    expect.stringContaining('fee'),
    expect.stringContaining('start'),
  ]);
  await expect(page.locator('#faq strong')).toHaveText('only trade');
  await showForm(page);
  await expect(form(page).locator('[name=utm_campaign]')).toHaveValue('spring');
  await page.goto(site);
  await expect(page.locator('#faq h3')).toHaveCount(6);
});

test('a page is in the languages that have it, for people and machines', async ({ page, site, request }) => {
  const origin = 'http://localhost:4321';
  for (const [path, title] of [['/bots/', 'Trading bots'], ['/es/bots/', 'Bots de trading']] as const) {
    await page.goto(`${site}${path}`);
    await expect(page).toHaveTitle(`${title} ${path === '/bots/' ? 'with' : 'con'} ${owner.name}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(alternates).toEqual([
      ['en', `${origin}/bots/`],
      ['es', `${origin}/es/bots/`],
      ['x-default', `${origin}/bots/`],
    ]);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(card).toBe(`${origin}/social.bots${path === '/bots/' ? '' : '.es'}.png`);
    expect((await request.get(`${site}${new URL(card ?? '').pathname}`)).headers()['content-type']).toBe('image/png');
  }
  await expect(page.locator(menu)).toHaveCount(2);
  expect(await page.locator(menu).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/bots/',
    '/ar/',
  ]);
  expect((await request.get(`${site}/ar/bots/`)).status()).toBe(404);
  const map = await (await request.get(`${site}/sitemap.xml`)).text();
  const paths = Array.from(map.matchAll(/<loc>http:\/\/localhost:4321(.*?)<\/loc>/g), ([, path]) => path);
  // The Arabic terms ask not to be listed.
  expect(paths).toEqual(['/', '/es/', '/ar/', '/bots/', '/es/bots/', '/terms/']);
});

test('a visit of a campaign page is counted for it', async ({ page, site }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(`${site}/bots/`);
  await setHidden(page, true);
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ language: 'en', page: 'bots' });
  expect((await request.response())?.status()).toBe(204);
});

test('a page of text is in the page’s frame, and leads to the home page', async ({ page, site, request }) => {
  await page.goto(`${site}/terms/`);
  await expect(page).toHaveTitle(`Terms of use · ${owner.name}`);
  await expect(page.locator('h1')).toHaveText('Terms of use');
  await expect(page.locator('main h2')).toHaveText('Who may use it');
  await expect(page.locator('main td').last()).toHaveCSS('text-align', 'end');
  await expect(page.locator('header').getByRole('link', { name: 'Start Trading Now' })).toHaveAttribute(
    'href',
    '/#tmx-form-section',
  );
  const links = page.locator('#footer-explore ~ ul a');
  await expect(links.filter({ hasText: 'Compare' })).toHaveAttribute('href', '/#compare');
  await expect(links.filter({ hasText: 'Blog' })).toHaveAttribute('href', 'https://blog.example/');
  expect((await request.get(`${site}/terms`)).headers()['content-security-policy']).toContain("default-src 'none'");

  await page.goto(`${site}/ar/terms/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('h1')).toHaveText('شروط الاستخدام');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('#footer-explore ~ ul a').filter({ hasText: 'كل الشروط' })).toHaveAttribute('href', '/ar/terms/');
  await page.goto(`${site}/es/`);
  await expect(page.locator('#footer-explore ~ ul a').filter({ hasText: 'Condiciones' })).toHaveAttribute('href', '/terms/');
});
