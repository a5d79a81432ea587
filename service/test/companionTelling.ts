import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../src/db/open.ts';
import { createSignUps } from '../src/signUp/signUps.ts';
import { makePlace, startCompanion } from './faults/companion.ts';
import { newSignUp } from './newSignUp.ts';

/** Of the owner and the companion's receiver alone. */
export const WEBHOOK_SECRET = 'a secret of the owner';

/**
 * The real program, with sign-ups that it still has to tell to a receiver.
 * @param url of the receiver.
 * @param ids of the sign-ups; `<id>@example.com` is the address.
 * @param language that their form was filled in.
 */
export async function companionTelling(url: string, ids: readonly string[], language = 'en') {
  const { settings, dataDir, remove } = await makePlace();
  onTestFinished(remove);
  const open = () => openStore({ DATA_DIR: path.resolve(dataDir) }, Date.now);
  const store = await open();
  const signUps = createSignUps(store);
  await Promise.all(ids.map((id) => signUps.add({ ...newSignUp(id), language, notify: true })));
  await store.close();
  const companion = await startCompanion({
    ...settings,
    SIGNUP_WEBHOOK_URL: url,
    SIGNUP_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  return {
    companion,
    /** How many messages are still in the store. */
    waiting: async () => {
      const after = await open();
      const rows = await after.db.selectFrom('webhook_outbox').select('next_attempt_at').execute();
      await after.close();
      return rows.length;
    },
  };
}
