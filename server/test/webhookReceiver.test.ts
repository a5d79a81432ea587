import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSignUps } from '../src/signUp/signUps.ts';
import { jsonRequest } from '../src/signUp/webhookRequest.ts';
import { freePort } from './freePort.ts';
import { runProgram, untilListening } from './runServer.ts';
import { sendRaw } from './startServer.ts';
import { newSignUp, newStore } from './stores.ts';

const SECRET = 'a secret of the owner';
/** The receiver takes a signature of the last five. */
const TEN_MINUTES_MS = 600_000;
/** The receiver reads 16 kB. */
const TOO_MANY_BYTES = 200_000;

/** The program as somebody copies it out of the document. */
function receiverOfDocument(): string {
  const after = readFileSync('docs/deploying.md', 'utf8').split('out of Node alone:\n')[1] ?? '';
  const [program = ''] = /(?:^ {4}.*\n|^\n)+/m.exec(after) ?? [];
  return program;
}

test('the webhook receiver of docs/deploying.md takes what we signed just now and nothing else, and outlives a sender who hangs up, sends too much or sends no message', async () => {
  const port = await freePort();
  const settings = { PORT: String(port), SIGNUP_WEBHOOK_SECRET: SECRET };
  const command = [process.execPath, '--input-type=module', '-e', receiverOfDocument()];
  const receiver = runProgram(command, settings);
  onTestFinished(() => void receiver.child.kill());
  await untilListening(receiver);
  const signUps = createSignUps(await newStore('SQLite'));
  await signUps.add(newSignUp('ada'));
  const [signUp = { id: '' }] = await signUps.list();
  const send = async (secret = SECRET, now = Date.now()) =>
    (await fetch(jsonRequest(`http://127.0.0.1:${port}/`, signUp, now, secret))).status;

  expect(await send('another secret')).toBe(401);
  expect(await send(SECRET, Date.now() - TEN_MINUTES_MS)).toBe(401);
  const hangsUp = connect({ port, host: '127.0.0.1' });
  hangsUp.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await once(hangsUp, 'connect');
  hangsUp.resetAndDestroy();
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  const large = `Content-Length: ${TOO_MANY_BYTES}\r\n\r\n${'a'.repeat(TOO_MANY_BYTES)}`;
  expect(await sendRaw(port, head + large)).toBe('');
  const unsigned = `${head}webhook-timestamp: x\r\nContent-Length: 2\r\n\r\n{"`;
  expect(await sendRaw(port, unsigned)).toMatch(/^HTTP\/1\.1 401/);
  expect(await send()).toBe(204);
  expect(receiver.seen.output).toBe('listening\nada@example.com\n');
});
