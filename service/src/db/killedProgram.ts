/** Stores sign-ups until it is killed, and prints the address of each one it acknowledges. */
import { writeSync } from 'node:fs';
import { createSignUps } from '../signUp/signUps.ts';
import { openStore } from './open.ts';

const STDOUT = 1;
const AT_ONCE = 16;

const [dataDir = '', round = ''] = process.argv.slice(2);
const store = await openStore({ databaseUrl: undefined, dataDir }, () => 0);
const signUps = createSignUps(store);
let last = 0;
await Promise.all(Array.from({ length: AT_ONCE }, storeForever));

async function storeForever() {
  for (;;) {
    const id = `${round}-${++last}`;
    const email = `${id}@example.com`;
    const form = { email, firstName: '', experience: '', consent: 'yes' } as const;
    const campaign = {
      utm_source: '',
      utm_medium: '',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
    };
    await signUps.add({
      id,
      at: last,
      form: { ...form, ...campaign },
      submissionKey: id,
      consentVersion: 'v1',
      notify: true,
    });
    writeSync(STDOUT, `${email}\n`);
  }
}
