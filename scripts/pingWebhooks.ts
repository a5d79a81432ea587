import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { parseConfig } from '../server/src/config.ts';
import { reasonOf } from '../server/src/database/store.ts';
import {
  pingMessage,
  webhookRequest,
  webhookTargets,
} from '../server/src/signUp/webhookRequest.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends a test message to each webhook and tells what it answers, and asks the mail server to let us in; the program
 * fails unless all is well.
 */
export async function pingWebhooks(): Promise<void> {
  const config = parseConfig(process.env);
  const targets = webhookTargets(config);
  if (targets.length === 0 && config.SMTP_URL === undefined)
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
  const isIn = config.SMTP_URL === undefined || (await isLetIn(config.SMTP_URL));
  if (!isIn || (await Promise.all(taken)).includes(false)) process.exitCode = 1;
}

/** Whether the mail server takes the name and the password; no mail is sent. */
async function isLetIn(url: string): Promise<boolean> {
  try {
    await createTransport({ url, connectionTimeout: TIMEOUT_MS }).verify();
    console.error('The mail server lets us in.');
    return true;
  } catch (cause) {
    console.error(`The mail server does not let us in: ${reasonOf(cause)}.`);
    return false;
  }
}
