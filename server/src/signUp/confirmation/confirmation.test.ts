import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LINK_PLACEHOLDER } from '#contract/siteManifest.ts';
import { startMailServer, type MailServer, type SmtpReply } from '../../../test/mailServer.ts';
import { ENGINES } from '../../../test/stores.ts';
import { MANIFEST } from '../../../test/testDependencies.ts';
import { createTestServer, type TestServerOptions } from '../../../test/testServer.ts';
import type { LoadedFile } from '../../http/loadSite.ts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const confirm = { from: 'TMX <hello@site.example>', keepDays: 30, subjects: { en: 'Confirm it' } };
const text = { bytes: { identity: Buffer.from(`Press.\n${LINK_PLACEHOLDER}`) } } as LoadedFile;
const files = new Map(['mail/en.txt', 'mail/en.html'].map((name) => [name, text]));
const SITE = 'https://form.example';
const CONFIRM = `${SITE}/form/confirm/?token=`;
const ADA = { email: 'ada@example.com', consent: 'yes' };

/** A server that asks for confirmation, with a real mail server. */
async function open(given: TestServerOptions & { mailServer?: MailServer } = {}) {
  const mailServer = given.mailServer ?? (await startMailServer());
  const told: unknown[] = [];
  const server = await createTestServer({
    files,
    manifest: { ...MANIFEST, confirm },
    randomId: randomUUID,
    fetch: async (input, init) => (
      told.push(await new Request(input, init).json()),
      new Response()
    ),
    settings: { SMTP_URL: mailServer.url, SIGNUP_WEBHOOKS: 'team=slack+https://owner.example/' },
    ...given,
  });
  /** The page that the browser is redirected to. */
  const send = async (url: string, fields: Record<string, string> = {}) =>
    (await server.request(url, { body: new URLSearchParams(fields) })).headers.get('location');
  return {
    ...server,
    ...mailServer,
    told,
    signUp: (fields: Record<string, string> = {}) => send('/api/sign-ups', { ...ADA, ...fields }),
    /** Presses the button on the page behind a link. */
    press: (link: string) => send(link),
    /** The link in the last mail, optionally to one mailbox. */
    link: (to = '') => {
      const mail = mailServer.mails.findLast((each) => each.to.startsWith(to));
      return /https:\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    },
    confirmed: async () => (await server.signUps.list(100)).map(({ confirmed_at }) => confirmed_at),
    outbox: () => server.store.rows('select destination from outbox'),
  };
}

describe.each(ENGINES)('a sign-up on %s', (engine) => {
  test("counts once its mail's link is opened and the button pressed", async () => {
    const { signUp, press, runJobs, clock, told, confirmed, store, mails, link } = await open({
      engine,
    });
    expect(await signUp()).toBe('/form/thanks/');
    await runJobs();
    expect([mails.length, told, await confirmed()]).toEqual([1, [], [null]]);
    expect(mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const token = link().slice(CONFIRM.length);
    expect(link()).toBe(CONFIRM + token);
    expect(JSON.stringify(await store.rows('select * from confirmations'))).not.toContain(token);

    clock.pass(DAY_S);
    expect(await press(link())).toBe('/form/confirmed/');
    const at = clock.now();
    await runJobs();
    expect([await confirmed(), told]).toMatchObject([
      [at],
      [{ text: 'New sign-up, ada@example.com, en' }],
    ]);
    // Pressing again shows the same page, keeps the time and sends no message.
    clock.pass(60);
    expect(await press(link())).toBe('/form/confirmed/');
    await runJobs();
    expect([await confirmed(), told.length]).toEqual([[at], 1]);
  });

  test('waits while the mail server is down, even over a restart', async () => {
    const { signUp, runJobs, clock, storeEnv, mails, port, stop } = await open({ engine });
    await stop();
    await signUp();
    await signUp();
    await runJobs();
    const next = await open({ storeEnv, clock, mailServer: await startMailServer({ port }) });
    await next.runJobs();
    expect([mails.length, next.mails.length]).toEqual([0, 0]);
    clock.pass(5);
    await next.runJobs();
    expect(next.mails).toHaveLength(1);
  });

  test('gets at most three mails a day and ten in total', async () => {
    const { signUp, runJobs, clock, mails } = await open({ engine });
    const mailsAfter = async (emails: string[]) => {
      for (const email of emails) {
        // No one learns whether an address is known or how many mails it got.
        expect(await signUp({ email })).toBe('/form/thanks/');
        clock.pass(1);
        await runJobs();
      }
      return mails.length;
    };
    expect(await mailsAfter(Array(5).fill('ADA@example.com'))).toBe(3);
    // Tags belong to the same mailbox.
    expect(await mailsAfter(['ada+1@example.com', 'ada+2@example.com'])).toBe(3);
    const counts: number[] = [];
    for (let day = 1; day <= 5; day += 1) {
      clock.pass(DAY_S);
      counts.push(await mailsAfter(Array(5).fill('ada+x@example.com')));
    }
    expect(counts).toEqual([6, 9, 10, 10, 10]);
    expect(await mailsAfter(['other@example.com'])).toBe(11);
  });

  test('gets no more mails after it is confirmed', async () => {
    const { signUp, press, runJobs, clock, mails, link } = await open({ engine });
    await signUp();
    await runJobs();
    await press(link());
    clock.pass(2 * DAY_S);
    await signUp();
    await runJobs();
    expect(mails).toHaveLength(1);
  });

  test('is confirmed with its own submission, not a stranger’s', async () => {
    const stranger = {
      firstName: 'Mallory',
      lang: 'ar',
      utm_campaign: 'evil',
      consentVersion: 'arabic',
    };
    const ada = { firstName: 'Ada', lang: 'en', utm_campaign: 'spring' };
    for (const order of [
      [stranger, ada],
      [ada, stranger],
    ]) {
      const { signUp, press, runJobs, clock, mails, signUps, told } = await open({ engine });
      for (const fields of order) {
        await signUp(fields);
        clock.pass(1);
        await runJobs();
      }
      expect(mails).toHaveLength(2);
      const own = mails[order.indexOf(ada)];
      await press(/https:\S+/.exec(own?.text ?? '')?.[0] ?? '');
      await runJobs();
      expect(await signUps.list(1)).toMatchObject([
        {
          first_name: 'Ada',
          language: 'en',
          utm_campaign: 'spring',
          consent_version: '0123456789abcdef',
        },
      ]);
      expect(told).toMatchObject([{ text: 'New sign-up, ada@example.com, Ada, en' }]);
    }
  });

  test('counts as confirmed when resubmitted without confirmation on', async () => {
    const before = await open({ engine });
    await before.signUp({ firstName: 'Old' });
    const { storeEnv, clock, mails } = before;
    clock.pass(DAY_S);
    const after = await open({ storeEnv, clock, manifest: MANIFEST });
    for (let turn = 0; turn < 3; turn += 1) {
      await after.signUp({ firstName: 'Ada' });
      await after.runJobs();
    }
    expect(await after.signUps.list(9)).toMatchObject([
      { first_name: 'Ada', confirmed_at: expect.any(Number), sendings: 4 },
    ]);
    expect(after.told).toHaveLength(1);
    // Turning confirmation on again sends no mail to a confirmed sign-up.
    await before.runJobs();
    expect(mails).toEqual([]);
  });

  test('is deleted after the configured days if unconfirmed', async () => {
    const before = await open({ engine, manifest: MANIFEST });
    await before.signUp({ email: 'old@example.com' });
    const { storeEnv, clock } = before;
    const { signUp, press, runJobs, signUps, store, link } = await open({ storeEnv, clock });
    for (const name of ['old', 'confirmed', 'not', 'again'])
      await signUp({ email: `${name}@example.com` });
    await runJobs();
    await store.inspect();
    expect(await press(link('confirmed'))).toBe('/form/confirmed/');
    let day = 0;
    for (const days of [3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 1, 2]) {
      day += days;
      clock.pass(days * DAY_S);
      if (day === 20) await signUp({ email: 'again@example.com' });
      await runJobs();
      expect([day, await signUps.count()]).toEqual([day, day < 30 ? 4 : 3]);
    }
    const left = (await signUps.list(9)).map(({ email }) => email.split('@')[0]);
    expect(new Set(left)).toEqual(new Set(['old', 'confirmed', 'again']));
  });

  test('loses its links when forgotten', async () => {
    const { signUp, press, runJobs, signUps, store, link } = await open({ engine });
    await signUp();
    await runJobs();
    expect(await signUps.forget('Ada@example.com')).toBe(1);
    expect(await store.rows('select * from confirmations')).toEqual([]);
    expect(await press(link())).toBe('/form/expired/');
  });
});

test('a complete link works for seven days', async () => {
  const { signUp, press, runJobs, clock, link, confirmed } = await open();
  await signUp();
  await runJobs();
  for (const wrong of [link().slice(0, -1), CONFIRM, CONFIRM.split('?')[0] ?? ''])
    expect(await press(wrong)).toBe('/form/expired/');
  expect(await confirmed()).toEqual([null]);
  clock.pass(7 * DAY_S - 1);
  expect(await press(link())).toBe('/form/confirmed/');
  clock.pass(1);
  expect(await press(link())).toBe('/form/expired/');
});

test("other sites can't press the button, and guesses are limited", async () => {
  const { signUp, press, request, runJobs, confirmed, link } = await open();
  const post = (url: string, headers: Record<string, string>, address?: string) =>
    request(url, { method: 'POST', headers }, address);
  await signUp();
  await runJobs();
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await post(link(), foreign)).status).toBe(403);
  expect(await confirmed()).toEqual([null]);
  const pages: (string | null)[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const guessed = await post(`${CONFIRM}guess`, { Origin: SITE }, '203.0.113.9');
    pages.push(guessed.headers.get('location'));
  }
  expect(pages.slice(-2)).toEqual(['/form/expired/', '/form/too-many/']);
  expect(await press(link())).toBe('/form/confirmed/');
});

describe('a mail that the server refuses', () => {
  /** Signs up three people. The relay refuses each recipient once, then works. */
  async function refuseOnce(refusal: SmtpReply) {
    const refused = new Set<string>();
    const refuse = (address: string) => {
      const isFirst = !refused.has(address);
      refused.add(address);
      return isFirst ? refusal : undefined;
    };
    const server = await open({ mailServer: await startMailServer({ rejectRecipient: refuse }) });
    for (const name of ['ada', 'leo', 'zoe']) await server.signUp({ email: `${name}@example.com` });
    for (let second = 0; second < 45; second += 3) {
      await server.runJobs('delivering');
      server.clock.pass(3);
    }
    return server;
  }

  test.each([
    [554, '5.7.1 <ada@example.com>: Relay access denied'],
    [550, 'exceeded max emails per hour'],
    [550, '5.7.1 Sender address rejected: user unknown'],
    [550, '5.1.8 Sender address rejected: Domain not found'],
    [553, '5.1.7 Sender address does not conform'],
    [552, '5.2.2 Mailbox full'],
    [450, '4.2.0 Greylisted, see you in a minute'],
    [421, '4.7.0 Too many connections'],
  ])('because of us is sent within 45 seconds: %i %s', async (code, reply) => {
    const { mails, outbox } = await refuseOnce({ code, text: reply });
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ada@example.com',
      'leo@example.com',
      'zoe@example.com',
    ]);
    expect(await outbox()).toEqual([]);
  });

  test.each([
    [550, '5.1.1 User unknown'],
    [550, '5.1.10 Recipient address has null MX'],
    [550, 'No such user here'],
    [550, 'Requested action not taken: mailbox unavailable'],
  ])('because of the mailbox is given up: %i %s', async (code, reply) => {
    const { mails, outbox, lines } = await refuseOnce({ code, text: reply });
    expect([mails, await outbox()]).toEqual([[], []]);
    // No line contains the address.
    expect(new Set(lines)).toEqual(new Set(["warn: a mail server refused a sign-up's address {}"]));
  });

  test('with a temporary error after its text is sent once later', async () => {
    const replies: SmtpReply[] = [{ code: 451, text: '4.7.1 Try again' }];
    const mailServer = await startMailServer({ handleMail: async () => replies.pop() });
    const { signUp, runJobs, clock, mails } = await open({ mailServer });
    await signUp();
    for (let turn = 0; turn < 5; turn += 1) {
      await runJobs('delivering');
      clock.pass(5);
    }
    expect(mails).toHaveLength(1);
  });

  test('waits until its confirmation expires, and is reported', async () => {
    const refuse = () => ({ code: 554, text: '5.7.1 Relay access denied' });
    const mailServer = await startMailServer({ rejectRecipient: refuse });
    const { signUp, runJobs, clock, outbox, lines } = await open({ mailServer });
    await signUp();
    for (let hour = 0; hour < 7 * 24; hour += 6) {
      await runJobs('delivering');
      await runJobs('counting the outbox');
      expect(await outbox()).toHaveLength(1);
      clock.pass(6 * HOUR_S);
    }
    await runJobs('delivering');
    expect(await outbox()).toEqual([]);
    expect(lines).toEqual([
      'error: message not delivered {"destination":"mail","reason":"EENVELOPE 554"}',
      'error: messages refused for an hour {"destination":"mail","count":1}',
      'warn: confirmation mail expired before the mail server took it {}',
    ]);
  });
});

test('a mail server that answers late gets a mail once', async () => {
  const answer = Promise.withResolvers<SmtpReply>();
  const mailServer = await startMailServer({ handleMail: () => answer.promise });
  const { signUp, runJobs, clock, mails, storeEnv } = await open({ mailServer });
  await signUp();
  const sending = runJobs('delivering');
  await expect.poll(() => mailServer.greetings.length).toBe(1);
  // Meanwhile another server looks at the store.
  const other = await open({ storeEnv, clock, mailServer });
  for (let second = 0; second < 100; second += 10) {
    clock.pass(10);
    await other.runJobs('delivering');
  }
  answer.resolve(undefined);
  await sending;
  expect(mails).toHaveLength(1);
});

test('a mail written when the server stops counts as sent', async () => {
  const received = Promise.withResolvers<void>();
  const handleMail = () => (received.resolve(), new Promise<SmtpReply>(() => {}));
  const { signUp, runJobs, outbox } = await open({
    mailServer: await startMailServer({ handleMail }),
  });
  await signUp();
  const stopping = new AbortController();
  const sending = runJobs('delivering', stopping.signal);
  await received.promise;
  stopping.abort();
  await sending;
  expect(await outbox()).toEqual([]);
});

test('a mail not written when the server stops is sent later', async () => {
  const mailServer = await startMailServer({ isSilent: true });
  const { signUp, runJobs, outbox } = await open({ mailServer });
  await signUp();
  const stopping = new AbortController();
  const sending = runJobs('delivering', stopping.signal);
  await expect.poll(() => mailServer.greetings.length).toBe(1);
  stopping.abort();
  await sending;
  expect(await outbox()).toHaveLength(1);
});

test('a mail confirms its own submission even if a newer one arrives', async () => {
  const answer = Promise.withResolvers<SmtpReply>();
  const mailServer = await startMailServer({ handleMail: () => answer.promise });
  const { signUp, runJobs, press, mails, signUps } = await open({ mailServer });
  await signUp({ firstName: 'Ada' });
  const sending = runJobs('delivering');
  await expect.poll(() => mailServer.greetings.length).toBe(1);
  await signUp({ firstName: 'Mallory' });
  answer.resolve(undefined);
  await sending;
  await press(/https:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
  expect(await signUps.list(1)).toMatchObject([{ first_name: 'Ada' }]);
});

test('a repeated mail has the same link', async () => {
  const replies: SmtpReply[] = [{ code: 451, text: '4.7.1 Try again' }];
  const texts: (string | undefined)[] = [];
  const handleMail = async (text?: string) => (texts.push(text), replies.pop());
  const { signUp, runJobs, clock } = await open({
    mailServer: await startMailServer({ handleMail }),
  });
  await signUp();
  for (let turn = 0; turn < 2; turn += 1) {
    await runJobs('delivering');
    clock.pass(5);
  }
  expect([texts.length, new Set(texts).size]).toEqual([2, 1]);
});

test("a slow mail doesn't delay others", async () => {
  const slow = Promise.withResolvers<SmtpReply>();
  const answers = [slow.promise];
  const handleMail = async () => answers.pop();
  const { signUp, runJobs, mails } = await open({
    mailServer: await startMailServer({ handleMail }),
  });
  for (let id = 0; id < 8; id += 1) await signUp({ email: `person${id}@example.com` });
  const delivering = runJobs('delivering');
  await expect.poll(() => mails.length).toBe(7);
  slow.resolve(undefined);
  await delivering;
  expect(mails).toHaveLength(8);
});

test("shows an error page if a confirmation can't be saved", async () => {
  const { signUp, press, runJobs, store, link, lines } = await open();
  await signUp();
  await runJobs();
  await store.rows('alter table confirmations rename to elsewhere');
  expect(await press(link())).toBe('/form/not-saved/');
  expect(lines.at(-1)).toMatch(/^error: confirmation not saved/);
});

test("greets the mail server with the site's host name", async () => {
  const { signUp, runJobs, greetings } = await open();
  await signUp();
  await runJobs();
  expect(greetings).toEqual(['site.example']);
});

test.each([
  [
    'no mail server',
    confirm,
    '',
    /^SMTP_URL is missing, but the built page asks visitors to confirm/,
  ],
  ['a mail server but no mail to send', null, 'smtp://127.0.0.1:9', null],
])('%s in the settings is refused or reported', async (_which, asked, SMTP_URL, refusal) => {
  const opened = createTestServer({
    manifest: { ...MANIFEST, confirm: asked },
    settings: { SMTP_URL },
  });
  if (refusal) return expect(opened).rejects.toThrow(refusal);
  return expect((await opened).lines).toEqual([expect.stringMatching(/SMTP_URL is set, but/)]);
});

test('the link in a mail is below the path of the site', async () => {
  const { signUp, runJobs, link } = await open({
    manifest: { ...MANIFEST, base: '/landing', confirm },
  });
  await signUp();
  await runJobs();
  expect(link()).toContain(`${SITE}/landing/form/confirm/?token=`);
});
