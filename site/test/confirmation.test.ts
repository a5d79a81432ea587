import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../../server/test/mailServer.ts';
import { createServerSettings, startServer } from '../../server/test/startServer.ts';
import { openTestStore } from '../../server/test/stores.ts';
import { BRANDS, buildSite } from './builtSite.ts';

// From the form to the confirmed sign-up, with the built page, the real program and a real mail server.
const site = buildSite('full');
afterAll(site.remove);

test("mails in each language lead to a button that scanners don't press", async () => {
  vi.stubEnv('OWNER', BRANDS.full.OWNER);
  const { owner } = await import('../src/data/owner.ts');
  const { createMetadataTranslator: outsideTranslator } = await import('../src/i18n/translate.ts');
  const { mails, url } = await startMailServer();
  const settings = { ...(await createServerSettings()), SITE_DIR: site.folder, SMTP_URL: url };
  const server = await startServer(settings);
  const store = await openTestStore(settings, 'command');
  const confirmed = async () => {
    const rows = await store.rows('select language from sign_ups where confirmed_at > 0');
    return rows.map(({ language }) => language);
  };
  const languages = { en: '/', es: '/es/', ar: '/ar/' } as const;
  for (const [lang, path] of Object.entries(languages)) {
    const body = new URLSearchParams({ email: `${lang}@example.com`, consent: 'yes', lang });
    const thanked = await fetch(`${server.origin}/api/sign-ups`, { method: 'POST', body });
    expect(new URL(thanked.url).pathname).toBe(`${path}form/thanks/`);
  }
  await expect.poll(() => mails.length).toBe(3);
  for (const lang of ['en', 'es', 'ar'] as const) {
    const t = outsideTranslator(owner, lang);
    const mail = mails.find(({ to }) => to === `${lang}@example.com`);
    const { subject, from, text = '', html = '' } = mail ?? {};
    expect(subject).toBe(t('mail.subject'));
    expect(from).toEqual({ name: 'TMX', address: 'hello@tmx.example.com' });
    for (const words of [text, html]) expect(words).toContain(t('mail.heading'));
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    // Anything loaded from elsewhere would tell the sender that the mail was opened.
    expect(html).not.toMatch(/<(?:img|link|script)|url\(|src=/);
    expect(`${text}${html}`).not.toContain('link.invalid');
    const links = `${text} ${html}`.match(/https:[^\s"<]+\?token=[^\s"<]+/g) ?? [];
    expect([links.length, new Set(links).size]).toEqual([4, 1]);

    const link = String(links[0]).replace('https://tmx.example.com', server.origin);
    const pages = await Promise.all(['HEAD', 'GET'].map((method) => fetch(link, { method })));
    for (const { status, headers: got } of pages) {
      expect([status, got.get('cache-control')]).toEqual([200, 'no-store']);
      expect(got.get('referrer-policy')).toBe('strict-origin');
    }
    const [form] = /<form[^>]*>/.exec((await pages[1]?.text()) ?? '') ?? [];
    // Posts to the page's own address with its token, also without script.
    expect(form).toMatch(/method="post"/);
    expect(form).not.toMatch(/action/);
    expect(await confirmed()).not.toContain(lang);
    const pressed = await fetch(link, { method: 'POST' });
    expect(new URL(pressed.url).pathname).toBe(`${languages[lang]}form/confirmed/`);
    expect(await pressed.text()).toContain(`${t('form.confirmation.confirmed.heading')}</h1>`);
    expect(await confirmed()).toContain(lang);
  }
  for (const path of ['/mail/en.html', '/mail/en.txt', '/mail/en', '/mail/', '/mail'])
    expect((await fetch(server.origin + path)).status, path).toBe(404);
});
