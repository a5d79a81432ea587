import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { FORM_FOLDER, FORM_WORDS } from '#contract/formFiles.ts';
import { openStore } from '../src/db/open.ts';
import { csvHeader, csvLines } from '../src/signUp/csv.ts';
import { createSignUps } from '../src/signUp/signUps.ts';
import { makePlace, runCompanion, startCompanion } from './faults/companion.ts';
import { LANGUAGES, shownForm, textOf } from './formWorld.ts';

test('a visitor signs up in Arabic without script; the owner reads the language in list, export and message', async () => {
  const told = Promise.withResolvers<string>();
  const receiver = createServer(async (request, response) => {
    told.resolve(await text(request));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { settings, dataDir, remove } = await makePlace();
  onTestFinished(remove);
  const companion = await startCompanion({
    ...settings,
    SIGNUP_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
  });
  onTestFinished(() => void companion.stop());

  const page = await (await fetch(`${companion.form}/ar/`)).text();
  expect(page).toMatch(/<html\s+lang="ar"\s+dir="rtl"/);
  const action = /<form[^>]*\saction="([^"]*)"/.exec(page)?.[1] ?? '';
  const filled = { ...shownForm(page).fields, email: 'amal@example.com', firstName: 'أمل' };
  const post = (fields: Record<string, string>) =>
    fetch(new URL(action, companion.form), { method: 'POST', body: new URLSearchParams(fields) });
  const refused = await post(filled);
  expect(refused.status).toBe(422);
  expect(new URL(refused.url).pathname).toBe('/ar/');
  const shown = shownForm(await refused.text());
  expect(shown.notice).toBe('يُرجى تحديد المربع لنتمكن من مراسلتك.');

  const thanks = await post({ ...shown.fields, consent: 'yes', experience: 'new' });
  expect([thanks.status, new URL(thanks.url).pathname]).toEqual([200, '/ar/']);
  const words = textOf(await thanks.text());
  expect(words).toContain('شكرًا لك ما أرسلته البريد الإلكتروني amal@example.com الاسم الأول أمل');
  expect(words).toContain('مستوى التداول مبتدئ موافقتك نعم');

  expect(JSON.parse(await told.promise)).toMatchObject({
    email: 'amal@example.com',
    language: 'ar',
    consentVersion: LANGUAGES[2]?.words.consent.version,
  });
  await companion.stop();
  const store = await openStore({ DATA_DIR: dataDir }, Date.now);
  onTestFinished(() => store.close());
  const rows = await createSignUps(store).list(10);
  expect(rows).toMatchObject([{ first_name: 'أمل', experience: 'new', language: 'ar' }]);
  expect(csvHeader()).toMatch(/,"language"\r\n$/);
  expect(csvLines(rows)).toMatch(/,"ar"\r\n$/);
});

test('without the words of the form, or with a wrong one, the companion says what is amiss and ends', async () => {
  const { settings, remove } = await makePlace();
  onTestFinished(remove);
  const file = path.join(settings.SITE_DIR, FORM_FOLDER, FORM_WORDS);
  const [english, spanish] = LANGUAGES;
  const wrong = { ...spanish, words: { ...spanish?.words, heading: 'Sin el nombre' } };
  await writeFile(file, JSON.stringify([english, wrong]));
  const misfit = await runCompanion(settings).ended;
  expect(misfit.code).toBe(1);
  expect(misfit.errors).toMatch(
    /^The built site in .* cannot be read \(its form: .*\.words\.json does not fit: 1\.words\.heading: Write \{name\} into it, .*\)\. Build it with: npm run build\n$/,
  );
  await rm(file);
  const missing = await runCompanion(settings).ended;
  expect([missing.code, missing.errors.includes('.words.json')]).toEqual([1, true]);
});
