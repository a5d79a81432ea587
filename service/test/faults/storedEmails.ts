import { openStore } from '../../src/db/open.ts';
import { createSignUps } from '../../src/signUp/signUps.ts';
import type { Settings } from './companion.ts';

/** All addresses that a companion with these settings has stored, oldest first; it may be running. */
export async function storedEmails(settings: Settings): Promise<string[]> {
  const store = await openStore(
    { DATABASE_URL: settings['DATABASE_URL'], DATA_DIR: settings['DATA_DIR'] ?? '' },
    Date.now,
  );
  const emails: string[] = [];
  for await (const page of createSignUps(store).pages()) {
    emails.push(...page.map(({ email }) => email));
  }
  await store.close();
  return emails;
}
