import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWith, type BuiltSite } from '../../site/test/builtSite.ts';
import { startMailServer } from './mailServer.ts';
import { newSettings, startServer } from './startServer.ts';
import { openAt } from './stores.ts';

// The built page and its mails, the real program, a real mail server: from the form to the confirmed sign-up.
let site: BuiltSite;
beforeAll(() => {
  site = buildWith({
    SITE_URL: 'http://localhost',
    OWNER_CONFIG: resolve('test/confirmed.owner.config.ts'),
  });
});
afterAll(() => site.remove());

const WORDS = {
  en: { subject: 'Confirm your sign-up for TMX', path: '/', done: 'Confirmed' },
  es: { subject: 'Confirma tu registro en TMX', path: '/es/', done: 'Confirmado' },
  ar: { subject: 'تأكيد تسجيلك في TMX', path: '/ar/', done: 'تم التأكيد' },
};

test('in each language a mail of text and HTML leads to a button, and a scanner that opens all links presses nothing', async () => {
  const { mails, url } = await startMailServer();
  const settings = { ...(await newSettings()), SITE_DIR: site.folder, SMTP_URL: url };
  const server = await startServer(settings);
  const store = await openAt(settings, 'command');
  const confirmed = async () =>
    (await store.rows('select email from sign_ups where confirmed_at > 0')).map(
      ({ email }) => email,
    );
  for (const [lang, { subject, path, done }] of Object.entries(WORDS)) {
    const address = `${lang}@example.com`;
    const body = new URLSearchParams({ email: address, consent: 'yes', lang });
    const thanked = await fetch(`${server.origin}/api/sign-ups`, { method: 'POST', body });
    expect(new URL(thanked.url).pathname).toBe(`${path}form/thanks/`);
    await expect.poll(() => mails.find(({ to }) => to === address)).toBeDefined();
    const { headers = '', text = '', html = '' } = mails.find(({ to }) => to === address) ?? {};
    expect(headers).toContain(`Subject: ${subject}`);
    expect(headers).toContain('From: TMX <hello@tmx.example>');
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    // What a mail would load from elsewhere tells its sender that it was opened.
    expect(html).not.toMatch(/<(?:img|link|script)|url\(|src=/);
    expect(`${text}${html}`).not.toContain('link.invalid');
    const links = [...`${text} ${html}`.matchAll(/http:[^\s"<]+/g)].map(([link]) => link);
    expect([links.length, new Set(links).size]).toEqual([4, 1]);

    const link = (links[0] ?? '').replace('http://localhost', server.origin);
    for (const method of ['HEAD', 'GET']) {
      const page = await fetch(link, { method });
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    }
    const [form] = /<form[^>]*>/.exec(await (await fetch(link)).text()) ?? [];
    // Sent to the page's own address, with its token, also without script.
    expect(form).toMatch(/method="post"/);
    expect(form).not.toMatch(/action/);
    expect(await confirmed()).not.toContain(address);
    const pressed = await fetch(link, { method: 'POST' });
    expect(new URL(pressed.url).pathname).toBe(`${path}form/confirmed/`);
    expect(await pressed.text()).toContain(`${done}</h1>`);
    expect(await confirmed()).toContain(address);
  }
  for (const path of ['/mail/en.html', '/mail/en.txt', '/mail/en', '/mail/', '/mail'])
    expect((await fetch(server.origin + path)).status, path).toBe(404);
});

test('a mail that was not sent when the server was killed is sent after its next start', async () => {
  const away = await startMailServer();
  await away.stop();
  const settings = { ...(await newSettings()), SITE_DIR: site.folder, SMTP_URL: away.url };
  const killed = await startServer(settings);
  const body = new URLSearchParams({ email: 'ada@example.com', consent: 'yes', lang: 'en' });
  await fetch(`${killed.origin}/api/sign-ups`, { method: 'POST', body });
  await killed.stop('SIGKILL');
  const { mails } = await startMailServer({ port: away.port });
  await startServer(settings);
  await expect.poll(() => mails.map(({ to }) => to)).toEqual(['ada@example.com']);
});
