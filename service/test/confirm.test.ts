import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { companionTelling, WEBHOOK_SECRET } from './companionTelling.ts';
import { freePort } from './freePort.ts';
import { makeSite } from './parts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const RECEIVER = path.join(import.meta.dirname, '../../deploy/confirm.mjs');

test('the receiver of the documents confirms an address by its link, in the visitor’s language, and believes nobody else', async () => {
  const mails: string[] = [];
  const mailed = Promise.withResolvers<void>();
  const mailService = createServer(async (request, response) => {
    mails.push(await text(request));
    // Refused once: then the receiver says so, and the companion comes again.
    response.writeHead(mails.length === 1 ? 500 : 202).end();
    if (mails.length === 2) mailed.resolve();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void mailService.close());
  await once(mailService, 'listening');
  const address = mailService.address();
  const mailPort = typeof address === 'object' ? address?.port : undefined;
  const site = await makeSite();
  onTestFinished(site.remove);
  const file = path.join(await temporaryFolder(), 'confirmed.ndjson');
  const origin = await startReceiver({
    MAIL_API: `http://127.0.0.1:${mailPort}/send`,
    MAIL_KEY: 'a key of the mail service',
    CONFIRM_FILE: file,
    SITE_DIR: site.folder,
  });
  const { companion, waiting } = await companionTelling(origin, ['ada', 'grace'], 'ar');
  await mailed.promise;
  await expect.poll(waiting).toBe(1);
  await companion.stop();

  expect(mails[1]).toContain('يُرجى تأكيد تسجيلك');
  const link = /http:\S+?(?=\\n)/.exec(mails[1] ?? '')?.[0] ?? '';
  const email = /(?:ada|grace)@example\.com/.exec(mails[1] ?? '')?.[0];
  const shown = await (await fetch(link)).text();
  expect(shown).toContain('<html lang="ar" dir="rtl">');
  expect(shown).toContain('<button>تأكيد</button>');
  const read = () => readFile(file, 'utf8').catch(() => '');
  expect(await read()).toBe('');
  const forged = await fetch(`${link.slice(0, -1)}_`, { method: 'POST' });
  expect([forged.status, await read()]).toEqual([400, '']);
  expect(await forged.text()).toContain('This link is not whole.');
  expect((await fetch(origin, { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(JSON.parse(await read())).toMatchObject({ email });
});

async function startReceiver(settings: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), CONFIRM_ORIGIN: origin, SIGNUP_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const child = spawn(process.execPath, [RECEIVER], { env: { ...own, ...settings } });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return origin;
}
