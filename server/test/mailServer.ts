import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived, and the mailbox that the envelope names. */
type ArrivedMail = Omit<Email, 'to'> & { to: string };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * A mail server on loopback until the test is done, or until it is stopped.
 * @param port that it listens at; any free one unless told.
 * @param refuse what it answers to a recipient, if it does not take mail for it.
 */
export async function startMailServer({
  port = 0,
  refuse = (): Error | undefined => undefined,
}: { port?: number; refuse?: (address: string) => Error | undefined } = {}) {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Nothing is looked up outside of this machine.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData: async (stream, { envelope }, done) => {
      const mail = await PostalMime.parse(await buffer(stream));
      mails.push({ ...mail, to: envelope.rcptTo[0]?.address ?? '' });
      done();
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: taken } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return { mails, stop, port: taken, url: `smtp://127.0.0.1:${taken}` };
}
