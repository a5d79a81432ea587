import { createTransport, type NodemailerError } from 'nodemailer';
import * as z from 'zod';
import { LINK_PLACEHOLDER } from '#contract/siteManifest.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { OutboxRow } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Destination } from '../../outbox/outbox.ts';
import type { ConfirmationQueries } from './confirmationQueries.ts';

const NEEDS_SMTP =
  'SMTP_URL is missing, but the built page asks visitors to confirm by mail. Set it, such as smtps://user:password@mail.example.com:465, or remove "confirm" from the owner\u2019s settings and build again.';
const TIMEOUTS = {
  connectionTimeout: 30 * SECOND_MS,
  greetingTimeout: 30 * SECOND_MS,
  // A server may check a mail for minutes before it answers (RFC 5321, section 4.5.3.2.6).
  socketTimeout: 10 * MINUTE_MS,
};
/** The link's token. Retries use the same one, because an earlier mail may have arrived. */
const Payload = z.object({ token: z.string() });

/**
 * Sends the mails that ask to confirm a sign-up. Undefined if the site doesn't use them.
 * @throws Error with one sentence for the owner if no mail server is set.
 */
export function createConfirmationMail(
  { config, manifest, files, now, log }: Dependencies,
  { setToken, drop }: Pick<ConfirmationQueries, 'setToken' | 'drop'>,
): Destination | undefined {
  const { confirm, siteOrigin, formOrigin, base, languages } = manifest;
  const { SMTP_URL: url } = config;
  if (confirm === null) {
    if (url !== undefined) log.warn('SMTP_URL is set, but the built page sends no mail');
    return undefined;
  }
  if (url === undefined) throw new Error(NEEDS_SMTP);
  const { from, subjects } = confirm;
  // Mail servers refuse a greeting without a host name.
  const name = new URL(siteOrigin).hostname;
  const server = { url, ...TIMEOUTS, name, disableFileAccess: true, disableUrlAccess: true };
  return {
    kind: 'mail',
    name: 'mail',
    maxAtOnce: 5,
    pauseMs: 0,
    timeoutMs: TIMEOUTS.socketTimeout + MINUTE_MS,
    send,
  };

  async function send({ id, payload, expires_at }: OutboxRow, signal: AbortSignal): Promise<void> {
    if (expires_at !== null && expires_at <= now()) {
      log.warn('confirmation mail expired before the mail server took it');
      await drop(id);
      return;
    }
    const { token } = Payload.parse(JSON.parse(payload));
    const submission = await setToken(id, token, now());
    if (submission) await sendMail(submission.email, submission.language, token, signal);
  }

  /** @throws Error without an address if a retry may succeed. */
  async function sendMail(address: string, language: string, token: string, signal: AbortSignal) {
    // The language may have been removed since the form was sent.
    const { tag, path } = languages.find((each) => each.tag === language) ??
      languages[0] ?? { tag: '', path: '/' };
    const link = `${formOrigin ?? siteOrigin}${base}${path}form/confirm/?token=${token}`;
    const bodyIn = (form: string) =>
      String(files.get(`mail/${tag}.${form}`)?.bytes.identity).replaceAll(LINK_PLACEHOLDER, link);
    let isWritten = false;
    const transport = createTransport(server);
    transport.use('stream', (mail, done) => {
      // The last stream is only read after the server asked for the text.
      mail.message.processFunc((text) => text.once('end', () => (isWritten = true)));
      done();
    });
    try {
      await transport.sendMail({
        from,
        to: { name: '', address },
        subject: subjects[tag],
        text: bodyIn('txt'),
        html: bodyIn('html'),
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    } catch (cause) {
      const error = cause as NodemailerError;
      if (isAboutMailbox(error, address)) {
        return log.warn("a mail server refused a sign-up's address");
      }
      // The server has the whole mail but didn't answer. A retry would send a duplicate.
      const isUnanswered = error.code === 'ETIMEDOUT' || signal.aborted;
      if (isWritten && isUnanswered)
        return log.warn('a mail server took a mail but did not answer');
      throw new Error([error.code, error.responseCode].filter(Boolean).join(' '), { cause });
    }
  }
}

/** Enhanced codes about an address (RFC 3463, section 3.2), without 5.1.7 and 5.1.8, which concern the sender. */
const ADDRESS_CODES = /\b5\.1\.(?:[0-6]|9|10)\b/;
const ENHANCED_CODE = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const NAMES_MAILBOX = /\b(?:mailbox|user|recipient|account|address)\b/i;
const NAMES_US = /\b(?:relay|sender|policy|spam|block|denied|limit|exceed|quota|rate|auth)/i;

/**
 * Whether a refusal concerns the visitor's mailbox, so that retries can't succeed. Most refusals concern us: no
 * permission to relay, or too many mails.
 */
export function isAboutMailbox(
  {
    command,
    responseCode,
    response = '',
  }: Pick<NodemailerError, 'command' | 'responseCode' | 'response'>,
  address: string,
): boolean {
  if (command !== 'RCPT TO' || Number(responseCode) < 500) return false;
  if (ENHANCED_CODE.test(response)) return ADDRESS_CODES.test(response);
  const isNamed = response.includes(address) || NAMES_MAILBOX.test(response);
  return responseCode === 550 && isNamed && !NAMES_US.test(response.replaceAll(address, ''));
}
