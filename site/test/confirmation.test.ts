import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../../server/test/mailServer.ts';
import { createServerSettings, startServer } from '../../server/test/startServer.ts';
import { openTestStore } from '../../server/test/stores.ts';
import { BRANDS, buildSite } from './builtSite.ts';

// Uses a built site, the real server process, and a real mail server.
const site = buildSite('full');
afterAll(site.remove);

test('confirms a sign-up only after a click in each language', async () => {
  vi.stubEnv('OWNER', BRANDS.full.OWNER);
  const { owner } = await import('../src/data/owner.ts');
  const { createMetadataTranslator } = await import('../src/i18n/translate.ts');
  const { mails, url } = await startMailServer();
  const settings = { ...(await createServerSettings()), SITE_DIR: site.folder, SMTP_URL: url };
  const server = await startServer(settings);
  const store = await openTestStore(settings, 'command');
  const getConfirmedLanguages = async () => {
    const rows = await store.rows('select language from sign_ups where confirmed_at > 0');
    return rows.map(({ language }) => language);
  };
  const languages = { en: '/', es: '/es/', ar: '/ar/' } as const;
  for (const [lang, path] of Object.entries(languages)) {
    const body = new URLSearchParams({ email: `${lang}@example.com`, consent: 'yes', lang });
    const response = await fetch(`${server.origin}/api/sign-ups`, { method: 'POST', body });
    expect(new URL(response.url).pathname).toBe(`${path}form/thanks/`);
  }
  await expect.poll(() => mails.length).toBe(3);
  for (const lang of ['en', 'es', 'ar'] as const) {
    const t = createMetadataTranslator(owner, lang);
    const mail = mails.find(({ to }) => to === `${lang}@example.com`);
    const { subject, from, text = '', html = '' } = mail ?? {};
    expect(subject).toBe(t('mail.subject'));
    expect(from).toEqual({ name: 'TMX', address: 'hello@tmx.example.com' });
    for (const part of [text, html]) expect(part).toContain(t('mail.heading'));
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    // The email doesn't load anything, because that would track whether it was opened.
    expect(html).not.toMatch(/<(?:img|link|script)|url\(|src=/);
    expect(`${text}${html}`).not.toContain('link.invalid');
    const links = `${text} ${html}`.match(/https:[^\s"<]+\?token=[^\s"<]+/g) ?? [];
    expect([links.length, new Set(links).size]).toEqual([4, 1]);

    const link = String(links[0]).replace('https://tmx.example.com', server.origin);
    // Opening the page doesn't confirm the sign-up, because email scanners open links.
    const responses = await Promise.all(['HEAD', 'GET'].map((method) => fetch(link, { method })));
    for (const { status, headers } of responses) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
    }
    const [form] = /<form[^>]*>/.exec((await responses[1]?.text()) ?? '') ?? [];
    // Without `action`, the form posts to the page's URL, which contains the token.
    expect(form).toMatch(/method="post"/);
    expect(form).not.toMatch(/action/);
    expect(await getConfirmedLanguages()).not.toContain(lang);
    const confirmed = await fetch(link, { method: 'POST' });
    expect(new URL(confirmed.url).pathname).toBe(`${languages[lang]}form/confirmed/`);
    expect(await confirmed.text()).toContain(`${t('form.confirmation.confirmed.heading')}</h1>`);
    expect(await getConfirmedLanguages()).toContain(lang);
  }
  for (const path of ['/mail/en.html', '/mail/en.txt', '/mail/en', '/mail/', '/mail'])
    expect((await fetch(server.origin + path)).status, path).toBe(404);
});
