import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readWebhooks } from '../src/outbox/webhooks.ts';
import { getFreePort } from './freePort.ts';
import { runProgram, waitUntilListening } from './runServer.ts';
import { sendRaw } from './startServer.ts';
import { createTestDependencies } from './testDependencies.ts';

const SECRET = 'a secret of the owner';
/** The receiver accepts signatures up to five minutes old. */
const TEN_MINUTES_MS = 600_000;
/** The receiver reads 16 kB. */
const TOO_MANY_BYTES = 200_000;

/** The program in the document, as an owner copies it. */
function receiverOfDocument(): string {
  const after = readFileSync('docs/webhooks.md', 'utf8').split('```js\n')[1] ?? '';
  return after.split('```')[0] ?? '';
}

test('the receiver in docs/webhooks.md accepts our messages and nothing else', async () => {
  const port = await getFreePort();
  const settings = { PORT: String(port), SIGNUP_WEBHOOK_SECRET: SECRET };
  const command = [process.execPath, '--input-type=module', '-e', receiverOfDocument()];
  const receiver = runProgram(command, settings);
  onTestFinished(() => void receiver.child.kill());
  await waitUntilListening(receiver);
  const SIGNUP_WEBHOOKS = `crm=http://127.0.0.1:${port}/`;
  const send = async (secret = SECRET, now = Date.now()) => {
    const owner = { SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_SECRET: secret };
    const { dependencies } = createTestDependencies({ fetch, now: () => now }, owner);
    const [webhook] = readWebhooks(dependencies);
    await webhook?.ping('id', AbortSignal.timeout(10_000));
  };

  await expect(send('another secret of the owner')).rejects.toThrow('401');
  await expect(send(SECRET, Date.now() - TEN_MINUTES_MS)).rejects.toThrow('401');
  const hangsUp = connect({ port, host: '127.0.0.1' });
  hangsUp.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await once(hangsUp, 'connect');
  hangsUp.resetAndDestroy();
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  const large = `Content-Length: ${TOO_MANY_BYTES}\r\n\r\n${'a'.repeat(TOO_MANY_BYTES)}`;
  expect(await sendRaw(port, head + large)).toBe('');
  const unsigned = `${head}webhook-timestamp: x\r\nContent-Length: 2\r\n\r\n{}`;
  expect(await sendRaw(port, unsigned)).toMatch(/^HTTP\/1\.1 401/);
  await send();
  expect(receiver.seen.output).toBe('listening\nping\n');
});
