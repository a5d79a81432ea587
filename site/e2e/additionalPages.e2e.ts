import { owner } from '../src/data/owner.ts';
import { expect, test } from './fixtures.ts';
import { getForm, getFrameUrl, showForm } from './signUpForm.ts';
import { setTabHidden } from './pageActions.ts';

const LANGUAGE_LINKS = '#footer-languages ~ ul a';
const EXPLORE_LINKS = '#footer-explore ~ ul a';

test('a campaign page has the form, and its own copy and sections', async ({
  page,
  site,
  basePath,
}) => {
  await page.goto(`${site}/bots/?utm_campaign=spring`);
  await expect(page).toHaveTitle(`Trading bots with ${owner.name}`);
  await expect(page.locator('h1')).toHaveText('Let a bot trade.');
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(['top', 'compare', 'faq', 'tmx-form-section']);
  const lead = page.locator('#top .lead');
  await expect(lead.getByRole('link', { name: 'Read the terms' })).toHaveAttribute(
    'href',
    `${basePath}/terms/`,
  );
  await expect(lead.locator('em')).toHaveText('first');
  const questions = await page.locator('#faq h3').allTextContents();
  expect(questions).toEqual([
    'Can a bot withdraw?',
    'What does a trade cost?',
    'How much do I need to start?',
  ]);
  await expect(page.locator('#faq strong')).toHaveText('only trade');
  await showForm(page);
  expect(await getFrameUrl(page)).toContain('utm_campaign=spring');
  await expect(getForm(page).getByLabel('E-mail address')).toBeVisible();
  await page.goto(site);
  await expect(page.locator('#faq h3')).toHaveCount(6);
});

test('a campaign page only lists and links its own translations', async ({
  page,
  site,
  basePath,
  request,
}) => {
  const siteUrl = `http://localhost:4321${basePath}`;
  for (const [path, title] of [
    ['/bots/', 'Trading bots'],
    ['/es/bots/', 'Bots de trading'],
  ] as const) {
    await page.goto(`${site}${path}`);
    await expect(page).toHaveTitle(`${title} ${path === '/bots/' ? 'with' : 'con'} ${owner.name}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + path);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ['en', `${siteUrl}/bots/`],
      ['es', `${siteUrl}/es/bots/`],
      ['x-default', `${siteUrl}/bots/`],
    ]);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toBe(`${siteUrl}/social.bots${path === '/bots/' ? '' : '.es'}.png`);
    expect((await request.get(image?.replace(siteUrl, site) ?? '')).headers()['content-type']).toBe(
      'image/png',
    );
  }
  await expect(page.locator(LANGUAGE_LINKS)).toHaveCount(2);
  expect(
    await page
      .locator(LANGUAGE_LINKS)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([`${basePath}/bots/`, `${basePath}/ar/`]);
  expect((await request.get(`${site}/ar/bots/`)).status()).toBe(404);
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) =>
    url?.replace(siteUrl, ''),
  );
  // The Arabic terms aren't listed because of `noindex`.
  expect(paths).toEqual(['/', '/es/', '/ar/', '/bots/', '/es/bots/', '/terms/']);
  const getLlmsLinks = async (path: string) => {
    const text = await (await request.get(`${site}${path}llms.txt`)).text();
    return Array.from(text.matchAll(/^- \[.*\]\((.*?)\)/gm), ([, url]) =>
      url?.replace(siteUrl, ''),
    );
  };
  expect(await getLlmsLinks('/')).toEqual(['/', '/bots/', '/terms/']);
  expect(await getLlmsLinks('/es/')).toEqual(['/es/', '/es/bots/']);
});

test('counts a visit under its campaign page', async ({ page, site }) => {
  const visit = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(`${site}/bots/`);
  await setTabHidden(page, true);
  const request = await visit;
  expect(request.postDataJSON()).toMatchObject({ language: 'en', page: 'bots' });
  expect((await request.response())?.status()).toBe(204);
});

test('a text page has a header and footer that link to the home page', async ({
  page,
  site,
  basePath,
  request,
}) => {
  await page.goto(`${site}/terms/`);
  await expect(page).toHaveTitle(`Terms of use · ${owner.name}`);
  await expect(page.locator('h1')).toHaveText('Terms of use');
  await expect(page.locator('main h2')).toHaveText('Who may use it');
  await expect(page.locator('main td').last()).toHaveCSS('text-align', 'end');
  await expect(
    page.locator('header').getByRole('link', { name: 'Start Trading Now' }),
  ).toHaveAttribute('href', `${basePath}/#tmx-form-section`);
  const links = page.locator(EXPLORE_LINKS);
  const compareLink = links.filter({ hasText: 'Compare' });
  await expect(compareLink).toHaveAttribute('href', `${basePath}/#compare`);
  await expect(links.filter({ hasText: 'Blog' })).toHaveAttribute('href', 'https://blog.example/');
  expect((await request.get(`${site}/terms`)).headers()['content-security-policy']).toContain(
    "default-src 'none'",
  );

  await page.goto(`${site}/ar/terms/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('h1')).toHaveText('شروط الاستخدام');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator(EXPLORE_LINKS).filter({ hasText: 'كل الشروط' })).toHaveAttribute(
    'href',
    `${basePath}/ar/terms/`,
  );
  await page.goto(`${site}/es/`);
  await expect(page.locator(EXPLORE_LINKS).filter({ hasText: 'Condiciones' })).toHaveAttribute(
    'href',
    `${basePath}/terms/`,
  );
});
