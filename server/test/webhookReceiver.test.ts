import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readWebhooks } from '../src/outbox/webhooks.ts';
import { getFreePort } from './freePort.ts';
import { runProgram, waitUntilListening } from './runServer.ts';
import { sendRaw } from './startServer.ts';
import { createTestDependencies } from './testDependencies.ts';

const SECRET = `whsec_${btoa('a secret of the owner')}`;
/** The receiver rejects signatures older than five minutes. */
const TEN_MINUTES_MS = 600_000;
/** The receiver accepts up to 16 kB. */
const TOO_MANY_BYTES = 200_000;

function readDocumentedReceiver(): string {
  const code = readFileSync('docs/webhooks.md', 'utf8').split('```js\n')[1] ?? '';
  return code.split('```')[0] ?? '';
}

test('receiver from docs/webhooks.md accepts only our messages', async () => {
  const port = await getFreePort();
  const settings = { PORT: String(port), SIGNUP_WEBHOOK_SECRET: SECRET };
  const command = [process.execPath, '--input-type=module', '-e', readDocumentedReceiver()];
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
  const aborted = connect({ port, host: '127.0.0.1' });
  aborted.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await once(aborted, 'connect');
  aborted.resetAndDestroy();
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  const large = `Content-Length: ${TOO_MANY_BYTES}\r\n\r\n${'a'.repeat(TOO_MANY_BYTES)}`;
  expect(await sendRaw(port, head + large)).toBe('');
  const unsigned = `${head}webhook-timestamp: x\r\nContent-Length: 2\r\n\r\n{}`;
  expect(await sendRaw(port, unsigned)).toMatch(/^HTTP\/1\.1 401/);
  await send();
  expect(receiver.seen.output).toBe('listening\nping\n');
});
