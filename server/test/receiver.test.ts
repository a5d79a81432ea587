import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { SignUpRow } from '../src/signUp/signUps.ts';
import { jsonRequest } from '../src/signUp/webhookRequest.ts';
import { freePort } from './freePort.ts';
import { sendRaw } from './startServer.ts';

const SECRET = 'a secret of the owner';
const SIGN_UP = {
  id: 'a',
  email: 'ada@example.com',
  created_at: 0,
  confirmed_at: null,
} as SignUpRow;

test('the receiver in the documents takes what is ours and nothing else, and survives who hangs up, who sends too much and what is no message', async () => {
  const after = readFileSync('docs/deploying.md', 'utf8').split('out of Node alone:\n')[1] ?? '';
  const [program = ''] = /(?:^ {4}.*\n|^\n)+/m.exec(after) ?? [];
  const port = await freePort();
  const env = { PATH: process.env['PATH'], PORT: String(port), SIGNUP_WEBHOOK_SECRET: SECRET };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  while (!said.includes('listening')) await once(child.stdout, 'data');
  const send = async (secret = SECRET, now = Date.now()) =>
    (await fetch(jsonRequest(`http://127.0.0.1:${port}/`, SIGN_UP, now, secret))).status;

  expect(await send('another secret')).toBe(401);
  expect(await send(SECRET, Date.now() - 600_000)).toBe(401);
  const half = connect({ port, host: '127.0.0.1' });
  half.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await once(half, 'connect');
  half.resetAndDestroy();
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  await sendRaw(port, `${head}Content-Length: 200000\r\n\r\n${'a'.repeat(200_000)}`);
  const answer = await sendRaw(port, `${head}webhook-timestamp: x\r\nContent-Length: 2\r\n\r\n{"`);
  expect(answer).toMatch(/^HTTP\/1\.1 401/);
  expect(await send()).toBe(204);
  expect(said).toBe('listening\nada@example.com\n');
});
