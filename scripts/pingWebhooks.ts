import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { parseConfig } from '../server/src/config.ts';
import { reasonOf } from '../server/src/database/store.ts';
import { webhookTargets } from '../server/src/signUp/webhookRequest.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends a test message to each webhook, and asks the mail server to let us in, where no mail is sent; tells what they
 * answer. The program fails unless all is well.
 */
export async function pingWebhooks(): Promise<void> {
  const config = parseConfig(process.env);
  const { SMTP_URL: url } = config;
  const tries = webhookTargets({ config, fetch, now: Date.now }).map(({ name, ping }) => ({
    name,
    attempt: () => ping(randomUUID(), AbortSignal.timeout(TIMEOUT_MS)),
  }));
  if (url !== undefined) {
    const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS });
    tries.push({ name: 'the mail server', attempt: async () => void (await transport.verify()) });
  }
  if (tries.length === 0)
    throw new Error('No webhook is set: SIGNUP_WEBHOOKS and SIGNUP_WEBHOOK_URL are empty.');
  for (const { name, attempt } of tries) {
    try {
      await attempt();
      console.error(`${name}: all is well.`);
    } catch (cause) {
      console.error(`${name}: ${reasonOf(cause)}.`);
      process.exitCode = 1;
    }
  }
}
