import { Hono } from 'hono';
import { createTransport, type NodemailerError } from 'nodemailer';
import { LINK_PLACE } from '#contract/siteManifest.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseCrossSite } from '../http/guards.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { MAIL, type Confirmations } from './confirmations.ts';
import type { SignUpRow } from './signUps.ts';
import type { Target } from './webhooks.ts';

const NEEDS_SMTP =
  'The built page has sign-ups confirmed by mail, and SMTP_URL does not say by which server: set it, such as smtps://user:password@mail.example.com:465, or take "confirm" out of the owner\u2019s settings and build again.';
const PRESSES_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1 };

/**
 * What sends the mails that ask to confirm a sign-up; undefined where the site has none confirmed.
 * @throws Error with one sentence for the owner where no mail server is set.
 */
export function confirmationMail(
  { config, manifest, files, now, randomId, log }: Dependencies,
  { addLink, markSent }: Pick<Confirmations, 'addLink' | 'markSent'>,
): Target | undefined {
  const { confirm, siteOrigin, formOrigin, languages } = manifest;
  const { SMTP_URL: url } = config;
  if (confirm === null) {
    if (url !== undefined) log.warn('SMTP_URL is set, and the built page has no mails to send');
    return undefined;
  }
  if (url === undefined) throw new Error(NEEDS_SMTP);
  const { from, subjects } = confirm;
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  return { name: MAIL, atOnce: 5, pauseMs: 0, send };

  /** @throws Error where it may arrive at another time. */
  async function send({ id, email, language }: SignUpRow, signal: AbortSignal): Promise<void> {
    // A language may be gone since the form was filled in.
    const { tag, path } = languages.find(({ tag }) => tag === language) ??
      languages[0] ?? { tag: '', path: '/' };
    const token = randomId();
    const link = `${formOrigin ?? siteOrigin}${path}form/confirm/?token=${token}`;
    const bodyIn = (form: string) =>
      String(files.get(`mail/${tag}.${form}`)?.bytes.identity).replaceAll(LINK_PLACE, link);
    await addLink(id, token, now());
    const mail = {
      from,
      to: { name: '', address: email },
      subject: subjects[tag],
      text: bodyIn('txt'),
      html: bodyIn('html'),
      // Absence notes need not answer it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await transport.sendMail({ ...mail, signal });
      await markSent(token, now());
    } catch (cause) {
      const { code, responseCode, command } = cause as NodemailerError;
      // Refused for good, as far as this address goes (RFC 5321, 4.2.1); all else may go well another time.
      if (command === 'RCPT TO' && Number(responseCode) >= 500)
        return log.warn('a mail server takes no mail for the address of a sign-up');
      // The error's own words may hold an address.
      throw new Error([code, responseCode].filter(Boolean).join(' '), { cause });
    }
  }
}

/**
 * `POST /form/confirm/?token=…`, also in each language: the button of the page that a mail leads to. Programs
 * that look into mails open its link and press nothing.
 * @param targets the webhooks that are told of a confirmed sign-up, by name.
 */
export function confirmationRoutes(
  dependencies: Dependencies,
  { confirm }: Pick<Confirmations, 'confirm'>,
  targets: readonly string[],
): Hono {
  const { manifest, now } = dependencies;
  const isAllowed = createRateLimit(dependencies, PRESSES_PER_ADDRESS);
  const app = new Hono();
  for (const { path } of manifest.languages) {
    app.post(
      `${path}form/confirm/`,
      refuseCrossSite([manifest.formOrigin ?? manifest.siteOrigin]),
      async (c) => {
        const press = () => confirm(c.req.query('token') ?? '', now(), targets);
        const page = !isAllowed(c) ? 'too-many' : (await press()) ? 'confirmed' : 'expired';
        c.header('Cache-Control', 'no-store');
        return c.redirect(`${path}form/${page}/`, 303);
      },
    );
  }
  return app;
}
