import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived: headers decoded, and the text of each part by its type. */
export type ArrivedMail = { to: string; headers: string; text: string; html: string };

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
      const raw = await buffer(stream);
      mails.push(readMail(envelope.rcptTo[0]?.address ?? '', raw.toString('latin1')));
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

function readMail(to: string, raw: string): ArrivedMail {
  const [head = '', ...parts] = raw.split(/(?:\r\n)?--[^\r\n]+(?:\r\n|$)/);
  const part = (type: string) => {
    const [headers = '', ...body] = String(parts.find((each) => each.includes(type))).split(
      '\r\n\r\n',
    );
    return decoded(body.join('\r\n\r\n'), headers).replaceAll('\r\n', '\n').trim();
  };
  // Headers fold their lines, and encode words beyond ASCII (RFC 2047).
  const headers = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decoded(word.replaceAll('_', ' '), kind === 'B' ? 'base64' : 'quoted-printable'),
    );
  return { to, headers, text: part('text/plain'), html: part('text/html') };
}

/** @param encoding names one of the two of mails, or none. */
function decoded(text: string, encoding: string): string {
  if (encoding.includes('base64')) return Buffer.from(text, 'base64').toString();
  if (!encoding.includes('quoted-printable')) return Buffer.from(text, 'latin1').toString();
  const escaped = text.replaceAll('%', '=25').replaceAll(/=\r\n/g, '');
  return decodeURIComponent(escaped.replaceAll(/=(?=[\dA-F]{2})/g, '%'));
}
