import { randomUUID } from 'node:crypto';
import { parseConfig } from '../server/src/config.ts';
import { reasonOf } from '../server/src/database/store.ts';
import {
  pingMessage,
  webhookRequest,
  webhookTargets,
} from '../server/src/signUp/webhookRequest.ts';

const TIMEOUT_MS = 10_000;

/** Sends a test message to each webhook and tells what it answers; the program fails unless all took it. */
export async function pingWebhooks(): Promise<void> {
  const targets = webhookTargets(parseConfig(process.env));
  if (targets.length === 0)
    throw new Error('No webhook is set: SIGNUP_WEBHOOKS and SIGNUP_WEBHOOK_URL are empty.');
  const message = pingMessage(randomUUID(), Date.now());
  const taken = targets.map(async (target) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const { ok, status } = await fetch(webhookRequest(target, message, Date.now(), signal));
      console.error(`${target.name} ${ok ? 'took the message' : 'refused it'}: ${status}.`);
      return ok;
    } catch (error) {
      // fetch says why in the cause of its error.
      const { cause = error } = error instanceof Error ? error : {};
      console.error(`${target.name} did not answer: ${reasonOf(cause)}.`);
      return false;
    }
  });
  if ((await Promise.all(taken)).includes(false)) process.exitCode = 1;
}
