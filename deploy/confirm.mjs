// A receiver of sign-ups that asks each address, by e-mail, whether it was meant: docs/confirming.md.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { SIGNUP_WEBHOOK_SECRET, CONFIRM_ORIGIN, CONFIRM_FILE, MAIL_API, MAIL_KEY, PORT } =
  process.env;
/** The words of every language, as the build has written them for the companion. */
const LANGUAGES = JSON.parse(
  await readFile(`${process.env.SITE_DIR ?? 'dist'}/.form/.words.json`, 'utf8'),
);
const inLanguage = (language) =>
  LANGUAGES.find((each) => each.language === language) ?? LANGUAGES[0];
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** The one function to change for your mail service; it must throw when the mail was not taken. */
async function mail(to, link, { subject, mail: words }) {
  const response = await fetch(MAIL_API, {
    method: 'POST',
    headers: { Authorization: `Bearer ${MAIL_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ to, subject, text: words.replace('{link}', () => link) }),
    signal: AbortSignal.timeout(8_000),
  });
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
}

const sign = (words) => createHmac('sha256', SIGNUP_WEBHOOK_SECRET).update(words);
const isSame = (one, other) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** 204 only when the mail was taken: until then the companion comes again. */
async function receive(request) {
  const body = await text(request);
  const {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': got = '',
  } = request.headers;
  const due = `v1,${sign(`${id}.${at}.${body}`).digest('base64')}`;
  if (!isSame(got, due) || Math.abs(Date.now() / 1_000 - at) > 300) return [401, ''];
  const { email, language } = JSON.parse(body);
  const facts = JSON.stringify([id, email, Date.now(), language]);
  const asked = Buffer.from(facts).toString('base64url');
  const link = `${CONFIRM_ORIGIN}/?asked=${asked}.${sign(`link ${asked}`).digest('base64url')}`;
  await mail(email, link, inLanguage(language).words.confirming);
  return [204, ''];
}

/** Opening the link changes nothing, because mail filters open links too; its button does. */
async function confirm(request, link) {
  const [asked = '', mac = ''] = link.split('.');
  if (!isSame(mac, sign(`link ${asked}`).digest('base64url')))
    return page(400, LANGUAGES[0], ({ damaged }) => damaged);
  const [id, email, at, language] = JSON.parse(Buffer.from(asked, 'base64url').toString());
  const spoken = inLanguage(language);
  if (Date.now() - at > WEEK_MS) return page(410, spoken, ({ tooOld }) => tooOld);
  if (request.method !== 'POST') {
    const form = ({ button }) => `<form method="post"><button>${button}</button></form>`;
    return page(200, spoken, form);
  }
  await appendFile(CONFIRM_FILE, `${JSON.stringify({ id, email })}\n`, { mode: 0o600 });
  return page(200, spoken, ({ done }) => done);
}

const page = (status, { language, direction, words }, body) => [
  status,
  `<!doctype html><html lang="${language}" dir="${direction}"><title>${words.confirming.subject}</title><p>${body(words.confirming)}`,
];

createServer(async (request, response) => {
  try {
    const link = new URL(request.url, CONFIRM_ORIGIN).searchParams.get('asked');
    const [status, body] = await (link === null ? receive(request) : confirm(request, link));
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(status, { ...headers, 'Referrer-Policy': 'no-referrer' }).end(body);
  } catch (cause) {
    console.error(String(cause));
    response.writeHead(502).end();
  }
}).listen(Number(PORT), '127.0.0.1', () => console.log('listening'));
