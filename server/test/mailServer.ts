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
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const [head = '', ...parts] = raw.split(`--${boundary}`);
  const part = (type: string) => {
    const [headers = '', ...body] = (
      parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
    ).split('\r\n\r\n');
    const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(headers)?.[1] ?? '7bit';
    return decoded(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n').trim();
  };
  // Headers fold their lines, and encode words beyond ASCII (RFC 2047).
  const headers = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind === 'B'
        ? decoded(word, 'base64')
        : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    );
  return { to, headers, text: part('text/plain'), html: part('text/html') };
}

function decoded(text: string, encoding: string): string {
  switch (encoding) {
    case 'base64':
      return Buffer.from(text, 'base64').toString();
    case 'quoted-printable': {
      const bytes = text
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    }
    default:
      return Buffer.from(text, 'latin1').toString();
  }
}
