import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A received email. `to` is the envelope recipient. */
type ReceivedMail = Omit<Email, 'to'> & { to: string };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
/** An error reply, e.g. `{ code: 550, text: '5.1.1 No such user' }`, or undefined to accept. */
export type SmtpReply = { code: number; text: string } | undefined;

/**
 * Runs a mail server on loopback until the test ends.
 * @param rejectRecipient returns the reply for a recipient.
 * @param handleMail returns the reply for an email.
 * @param isSilent never replies to recipients.
 */
export async function startMailServer({
  port = 0,
  rejectRecipient = (_address: string): SmtpReply => undefined,
  handleMail = async (_text?: string): Promise<SmtpReply> => undefined,
  isSilent = false,
} = {}) {
  const mails: ReceivedMail[] = [];
  const greetings: string[] = [];
  const toError = (reply: SmtpReply) =>
    reply && Object.assign(new Error(reply.text), { responseCode: reply.code });
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
      const reply = await handleMail(mail.text);
      if (reply === undefined) mails.push({ ...mail, to: envelope.rcptTo[0]?.address ?? '' });
      done(toError(reply));
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: actualPort } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return { mails, greetings, stop, port: actualPort, url: `smtp://127.0.0.1:${actualPort}` };
}
