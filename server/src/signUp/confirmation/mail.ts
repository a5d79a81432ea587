import { createTransport, type NodemailerError } from 'nodemailer';
import * as z from 'zod';
import { LINK_PLACEHOLDER } from '#contract/siteManifest.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { OutboxRow } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Destination } from '../../outbox/outbox.ts';
import { cancelUnsent, setToken } from './confirmationQueries.ts';

const MISSING_SMTP_URL =
  'SMTP_URL is missing, but the built page asks visitors to confirm by email. Set it to an address such as smtps://user:password@mail.example.com:465, or remove "confirm" from the owner\u2019s settings and build again.';
const TIMEOUTS = {
  connectionTimeout: 30 * SECOND_MS,
  greetingTimeout: 30 * SECOND_MS,
  // Some mail servers scan an email for minutes before they reply (RFC 5321, section 4.5.3.2.6).
  socketTimeout: 10 * MINUTE_MS,
};
/** Retries send the same token, because an earlier attempt may have arrived. */
const Payload = z.object({ token: z.string() });

/**
 * Creates the destination for confirmation emails. Returns undefined if sign-ups don't require confirmation.
 * @throws Error with a message for the owner if SMTP_URL is missing.
 */
export function createMailDestination(dependencies: Dependencies): Destination | undefined {
  const { config, manifest, files, store, now, log } = dependencies;
  const { confirm, siteOrigin, formOrigin, base, languages } = manifest;
  const { SMTP_URL: url } = config;
  if (confirm === null) {
    if (url !== undefined) log.warn("SMTP_URL is set, but the built page doesn't send email");
    return undefined;
  }
  if (url === undefined) throw new Error(MISSING_SMTP_URL);
  const { from, subjects } = confirm;
  // Many mail servers reject an EHLO without a real host name.
  const name = new URL(siteOrigin).hostname;
  const server = { url, ...TIMEOUTS, name, disableFileAccess: true, disableUrlAccess: true };
  return {
    kind: 'mail',
    name: 'mail',
    concurrency: 5,
    pauseMs: 0,
    timeoutMs: TIMEOUTS.socketTimeout + MINUTE_MS,
    send,
  };

  async function send({ id, payload, expires_at }: OutboxRow, signal: AbortSignal): Promise<void> {
    if (expires_at !== null && expires_at <= now()) {
      log.warn('confirmation email expired before the mail server accepted it');
      await cancelUnsent(store, id);
      return;
    }
    const { token } = Payload.parse(JSON.parse(payload));
    const submission = await setToken(store, id, token, now());
    if (submission) await sendMail(submission.email, submission.language, token, signal);
  }

  /** @throws Error if a retry may succeed. The message doesn't contain the address. */
  async function sendMail(address: string, language: string, token: string, signal: AbortSignal) {
    // The site may not have this language anymore.
    const { tag, path } = languages.find((candidate) => candidate.tag === language) ??
      languages[0] ?? { tag: '', path: '/' };
    const link = `${formOrigin ?? siteOrigin}${base}${path}form/confirm/?token=${token}`;
    const renderBody = (format: string) =>
      String(files.get(`mail/${tag}.${format}`)?.bytes.identity).replaceAll(LINK_PLACEHOLDER, link);
    let isFullySent = false;
    const transport = createTransport(server);
    transport.use('stream', (mail, done) => {
      // Nodemailer reads this stream only after the server has accepted the DATA command.
      mail.message.processFunc((text) => text.once('end', () => (isFullySent = true)));
      done();
    });
    try {
      await transport.sendMail({
        from,
        to: { name: '', address },
        subject: subjects[tag],
        text: renderBody('txt'),
        html: renderBody('html'),
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    } catch (cause) {
      const error = cause as NodemailerError;
      if (isMailboxRejection(error, address)) {
        return log.warn("the mail server rejected a visitor's address");
      }
      // The server has the entire email and will probably deliver it, so a retry would send a duplicate.
      const gotNoReply = error.code === 'ETIMEDOUT' || signal.aborted;
      if (isFullySent && gotNoReply)
        return log.warn('the mail server did not reply after receiving an email');
      throw new Error([error.code, error.responseCode].filter(Boolean).join(' '), { cause });
    }
  }
}

/** Status codes that refer to the recipient (RFC 3463, section 3.2). 5.1.7 and 5.1.8 refer to the sender. */
const RECIPIENT_CODE = /\b5\.1\.(?:[0-6]|9|10)\b/;
const ENHANCED_CODE = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const MAILBOX_WORDS = /\b(?:mailbox|user|recipient|account|address)\b/i;
const SENDER_WORDS = /\b(?:relay|sender|policy|spam|block|denied|limit|exceed|quota|rate|auth)/i;

/**
 * Returns whether the server rejected the visitor's mailbox, in which case there's no point in retrying. Most rejections
 * are about the sender, e.g. a denied relay or too many emails.
 */
function isMailboxRejection(
  {
    command,
    responseCode,
    response = '',
  }: Pick<NodemailerError, 'command' | 'responseCode' | 'response'>,
  address: string,
): boolean {
  if (command !== 'RCPT TO' || Number(responseCode) < 500) return false;
  if (ENHANCED_CODE.test(response)) return RECIPIENT_CODE.test(response);
  const isAboutMailbox = response.includes(address) || MAILBOX_WORDS.test(response);
  return (
    responseCode === 550 && isAboutMailbox && !SENDER_WORDS.test(response.replaceAll(address, ''))
  );
}
