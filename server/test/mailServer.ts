import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A received mail and its envelope recipient. */
type ArrivedMail = Omit<Email, 'to'> & { to: string };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
/** A reply that refuses, such as `{ code: 550, text: '5.1.1 No such user' }`. Undefined accepts. */
export type SmtpReply = { code: number; text: string } | undefined;

/**
 * Runs a mail server on loopback until the test ends or stops it.
 * @param rejectRecipient returns the reply to a refused recipient.
 * @param handleMail decides about a received mail, and may answer late.
 * @param isSilent whether it never answers about recipients.
 */
export async function startMailServer({
  port = 0,
  rejectRecipient = (_address: string): SmtpReply => undefined,
  handleMail = async (_text?: string): Promise<SmtpReply> => undefined,
  isSilent = false,
} = {}) {
  const mails: ArrivedMail[] = [];
  const greetings: string[] = [];
  const toError = (refusal: SmtpReply) =>
    refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, session, done) => {
      greetings.push(session.hostNameAppearsAs);
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (!isSilent) done(toError(rejectRecipient(address)));
    },
    onData: async (stream, { envelope }, done) => {
      const mail = await PostalMime.parse(await buffer(stream));
      const refusal = await handleMail(mail.text);
      if (refusal === undefined) mails.push({ ...mail, to: envelope.rcptTo[0]?.address ?? '' });
      done(toError(refusal));
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: taken } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return { mails, greetings, stop, port: taken, url: `smtp://127.0.0.1:${taken}` };
}
