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
const CONFIRM_SETTINGS = {
  from: '"TMX" <hello@site.example>',
  keepDays: 30,
  subjects: { en: 'Confirm it' },
};
const mailFile = { bytes: { identity: Buffer.from(`Press.\n${LINK_PLACEHOLDER}`) } } as LoadedFile;
const files = new Map(['mail/en.txt', 'mail/en.html'].map((name) => [name, mailFile]));
const SITE = 'https://form.example';
const LINK_START = `${SITE}/form/confirm/?token=`;
const ADA = { email: 'ada@example.com', consent: 'yes' };

/** Starts a server that requires confirmation and uses a real mail server. */
async function startServer(options: TestServerOptions & { mailServer?: MailServer } = {}) {
  const mailServer = options.mailServer ?? (await startMailServer());
  const webhookBodies: unknown[] = [];
  const server = await createTestServer({
    files,
    manifest: { ...MANIFEST, confirm: CONFIRM_SETTINGS },
    randomId: randomUUID,
    fetch: async (input, init) => (
      webhookBodies.push(await new Request(input, init).json()),
      new Response()
    ),
    settings: { SMTP_URL: mailServer.url, SIGNUP_WEBHOOKS: 'team=slack+https://owner.example/' },
    ...options,
  });
  /** Posts a form, and returns the page that the browser is redirected to. */
  const send = async (url: string, fields: Record<string, string> = {}) =>
    (await server.request(url, { body: new URLSearchParams(fields) })).headers.get('location');
  return {
    ...server,
    ...mailServer,
    webhookBodies,
    signUp: (fields: Record<string, string> = {}) => send('/api/sign-ups', { ...ADA, ...fields }),
    /** Clicks the button on the page behind a link. */
    clickConfirm: (link: string) => send(link),
    /** Returns the link from the last email to an address with this prefix. */
    getLink: (prefix = '') => {
      const mail = mailServer.mails.findLast(({ to }) => to.startsWith(prefix));
      return /https:\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    },
    readConfirmedAt: async () =>
      (await server.signUps.list(100)).map(({ confirmed_at }) => confirmed_at),
    readOutbox: () => server.store.rows('select destination from outbox'),
  };
}

describe.each(ENGINES)('a sign-up on %s', (engine) => {
  test('is confirmed by the button on the page linked from the email', async () => {
    const {
      signUp,
      clickConfirm,
      runJobs,
      clock,
      webhookBodies,
      readConfirmedAt,
      store,
      mails,
      getLink,
    } = await startServer({
      engine,
    });
    expect(await signUp()).toBe('/form/thanks/');
    await runJobs();
    expect([mails.length, webhookBodies, await readConfirmedAt()]).toEqual([1, [], [null]]);
    expect(mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const token = getLink().slice(LINK_START.length);
    expect(getLink()).toBe(LINK_START + token);
    expect(JSON.stringify(await store.rows('select * from confirmations'))).not.toContain(token);

    clock.pass(DAY_S);
    expect(await clickConfirm(getLink())).toBe('/form/confirmed/');
    const at = clock.now();
    await runJobs();
    expect([await readConfirmedAt(), webhookBodies]).toMatchObject([
      [at],
      [{ text: 'New sign-up, ada@example.com, en' }],
    ]);
    // A second click shows the same page, but doesn't change anything or send a message.
    clock.pass(60);
    expect(await clickConfirm(getLink())).toBe('/form/confirmed/');
    await runJobs();
    expect([await readConfirmedAt(), webhookBodies.length]).toEqual([[at], 1]);
  });

  test('gets its email once the mail server is back, even after a restart', async () => {
    const { signUp, runJobs, clock, storeEnv, mails, port, stop } = await startServer({ engine });
    await stop();
    await signUp();
    await signUp();
    await runJobs();
    const restarted = await startServer({
      storeEnv,
      clock,
      mailServer: await startMailServer({ port }),
    });
    await restarted.runJobs();
    expect([mails.length, restarted.mails.length]).toEqual([0, 0]);
    clock.pass(5);
    await restarted.runJobs();
    expect(restarted.mails).toHaveLength(1);
  });

  test('gets at most three emails a day and ten in total', async () => {
    const { signUp, runJobs, clock, mails } = await startServer({ engine });
    const countEmailsAfter = async (emails: string[]) => {
      for (const email of emails) {
        // The response doesn't reveal whether we know the address or how many emails it got.
        expect(await signUp({ email })).toBe('/form/thanks/');
        clock.pass(1);
        await runJobs();
      }
      return mails.length;
    };
    expect(await countEmailsAfter(Array(5).fill('ADA@example.com'))).toBe(3);
    // Addresses with tags count as the same mailbox.
    expect(await countEmailsAfter(['ada+1@example.com', 'ada+2@example.com'])).toBe(3);
    const counts: number[] = [];
    for (let day = 1; day <= 5; day += 1) {
      clock.pass(DAY_S);
      counts.push(await countEmailsAfter(Array(5).fill('ada+x@example.com')));
    }
    expect(counts).toEqual([6, 9, 10, 10, 10]);
    expect(await countEmailsAfter(['other@example.com'])).toBe(11);
  });

  test('gets no more emails once it is confirmed', async () => {
    const { signUp, clickConfirm, runJobs, clock, mails, getLink } = await startServer({ engine });
    await signUp();
    await runJobs();
    await clickConfirm(getLink());
    clock.pass(2 * DAY_S);
    await signUp();
    await runJobs();
    expect(mails).toHaveLength(1);
  });

  test('is confirmed with its own submission, not someone else’s', async () => {
    const mallory = {
      firstName: 'Mallory',
      lang: 'ar',
      utm_campaign: 'evil',
      consentVersion: 'arabic',
    };
    const ada = { firstName: 'Ada', lang: 'en', utm_campaign: 'spring' };
    for (const order of [
      [mallory, ada],
      [ada, mallory],
    ]) {
      const { signUp, clickConfirm, runJobs, clock, mails, signUps, webhookBodies } =
        await startServer({
          engine,
        });
      for (const fields of order) {
        await signUp(fields);
        clock.pass(1);
        await runJobs();
      }
      expect(mails).toHaveLength(2);
      const adasMail = mails[order.indexOf(ada)];
      await clickConfirm(/https:\S+/.exec(adasMail?.text ?? '')?.[0] ?? '');
      await runJobs();
      expect(await signUps.list(1)).toMatchObject([
        {
          first_name: 'Ada',
          language: 'en',
          utm_campaign: 'spring',
          consent_version: '0123456789abcdef',
        },
      ]);
      expect(webhookBodies).toMatchObject([{ text: 'New sign-up, ada@example.com, Ada, en' }]);
    }
  });

  test('gets no email if it is older than the confirmation setting', async () => {
    const before = await startServer({ engine, manifest: MANIFEST });
    await before.signUp();
    const { storeEnv, clock } = before;
    const { signUp, runJobs, mails, readOutbox } = await startServer({ storeEnv, clock });
    expect(await signUp()).toBe('/form/thanks/');
    await runJobs();
    expect([mails, await readOutbox()]).toEqual([[], []]);
  });

  test('is confirmed if submitted again after confirmation is turned off', async () => {
    const before = await startServer({ engine });
    await before.signUp({ firstName: 'Old' });
    const { storeEnv, clock, mails } = before;
    clock.pass(DAY_S);
    const after = await startServer({ storeEnv, clock, manifest: MANIFEST });
    for (let index = 0; index < 3; index += 1) {
      await after.signUp({ firstName: 'Ada' });
      await after.runJobs();
    }
    expect(await after.signUps.list(9)).toMatchObject([
      { first_name: 'Ada', confirmed_at: expect.any(Number), sendings: 4 },
    ]);
    expect(after.webhookBodies).toHaveLength(1);
    // Turning confirmation back on doesn't send emails to confirmed sign-ups.
    await before.runJobs();
    expect(mails).toEqual([]);
  });

  test('is deleted after the configured number of days if unconfirmed', async () => {
    const before = await startServer({ engine, manifest: MANIFEST });
    await before.signUp({ email: 'old@example.com' });
    const { storeEnv, clock } = before;
    const { signUp, clickConfirm, runJobs, signUps, store, getLink } = await startServer({
      storeEnv,
      clock,
    });
    for (const name of ['old', 'confirmed', 'not', 'again'])
      await signUp({ email: `${name}@example.com` });
    await runJobs();
    await store.inspect();
    expect(await clickConfirm(getLink('confirmed'))).toBe('/form/confirmed/');
    let day = 0;
    for (const days of [3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 1, 2]) {
      day += days;
      clock.pass(days * DAY_S);
      if (day === 20) await signUp({ email: 'again@example.com' });
      await runJobs();
      expect([day, await signUps.count()]).toEqual([day, day < 30 ? 4 : 3]);
    }
    const names = (await signUps.list(9)).map(({ email }) => email.split('@')[0]);
    expect(new Set(names)).toEqual(new Set(['old', 'confirmed', 'again']));
  });

  test('has no working links once it is deleted', async () => {
    const { signUp, clickConfirm, runJobs, signUps, store, getLink } = await startServer({
      engine,
    });
    await signUp();
    await runJobs();
    expect(await signUps.forget('Ada@example.com')).toBe(1);
    expect(await store.rows('select * from confirmations')).toEqual([]);
    expect(await clickConfirm(getLink())).toBe('/form/expired/');
  });
});

test('only accepts complete links, for seven days after the email', async () => {
  const { signUp, clickConfirm, runJobs, clock, getLink, readConfirmedAt } = await startServer();
  await signUp();
  clock.pass(DAY_S);
  await runJobs();
  for (const invalid of [getLink().slice(0, -1), LINK_START, LINK_START.split('?')[0] ?? ''])
    expect(await clickConfirm(invalid)).toBe('/form/expired/');
  expect(await readConfirmedAt()).toEqual([null]);
  clock.pass(7 * DAY_S - 1);
  expect(await clickConfirm(getLink())).toBe('/form/confirmed/');
  clock.pass(1);
  expect(await clickConfirm(getLink())).toBe('/form/expired/');
});

test('rejects confirmations from other sites and limits guesses', async () => {
  const { signUp, clickConfirm, request, runJobs, readConfirmedAt, getLink } = await startServer();
  const post = (url: string, headers: Record<string, string>, address?: string) =>
    request(url, { method: 'POST', headers }, address);
  await signUp();
  await runJobs();
  const crossSite = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await post(getLink(), crossSite)).status).toBe(403);
  expect(await readConfirmedAt()).toEqual([null]);
  const pages: (string | null)[] = [];
  for (let index = 0; index < 21; index += 1) {
    const response = await post(`${LINK_START}guess`, { Origin: SITE }, '203.0.113.9');
    pages.push(response.headers.get('location'));
  }
  expect(pages.slice(-2)).toEqual(['/form/expired/', '/form/too-many/']);
  expect(await clickConfirm(getLink())).toBe('/form/confirmed/');
});

describe('an email rejected by the mail server', () => {
  /** Signs up three people. The mail server rejects each of them the first time. */
  async function rejectOnce(smtpReply: SmtpReply) {
    const rejected = new Set<string>();
    const rejectRecipient = (address: string) => {
      const isFirst = !rejected.has(address);
      rejected.add(address);
      return isFirst ? smtpReply : undefined;
    };
    const server = await startServer({
      mailServer: await startMailServer({ rejectRecipient }),
    });
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
    [552, 'Mailbox full'],
    [450, '4.2.0 Greylisted, see you in a minute'],
    [421, '4.7.0 Too many connections'],
  ])('is resent within 45 s if the sender is to blame: %i %s', async (code, reply) => {
    const { mails, readOutbox } = await rejectOnce({ code, text: reply });
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ada@example.com',
      'leo@example.com',
      'zoe@example.com',
    ]);
    expect(await readOutbox()).toEqual([]);
  });

  test.each([
    [550, '5.1.1 User unknown'],
    [550, '5.1.10 Recipient address has null MX'],
    [550, 'No such user here'],
    [550, 'Requested action not taken: mailbox unavailable'],
  ])("isn't resent if the mailbox is to blame: %i %s", async (code, reply) => {
    const { mails, readOutbox, lines } = await rejectOnce({ code, text: reply });
    expect([mails, await readOutbox()]).toEqual([[], []]);
    // The log must not contain the address.
    expect(new Set(lines)).toEqual(
      new Set(["warn: the mail server rejected a visitor's address {}"]),
    );
  });

  test('is delivered only once after a temporary error', async () => {
    const replies: SmtpReply[] = [{ code: 451, text: '4.7.1 Try again' }];
    const mailServer = await startMailServer({ handleMail: async () => replies.pop() });
    const { signUp, runJobs, clock, mails } = await startServer({ mailServer });
    await signUp();
    for (let index = 0; index < 5; index += 1) {
      await runJobs('delivering');
      clock.pass(5);
    }
    expect(mails).toHaveLength(1);
  });

  test('is retried and reported until its confirmation expires', async () => {
    const rejectRecipient = () => ({ code: 554, text: '5.7.1 Relay access denied' });
    const mailServer = await startMailServer({ rejectRecipient });
    const { signUp, runJobs, clock, readOutbox, lines } = await startServer({ mailServer });
    await signUp();
    for (let hour = 0; hour < 7 * 24; hour += 6) {
      await runJobs('delivering');
      await runJobs('counting the outbox');
      expect(await readOutbox()).toHaveLength(1);
      clock.pass(6 * HOUR_S);
    }
    await runJobs('delivering');
    expect(await readOutbox()).toEqual([]);
    expect(lines).toEqual([
      'error: message not delivered {"destination":"mail","reason":"EENVELOPE 554"}',
      'error: messages undelivered for an hour {"destination":"mail","count":1}',
      'warn: confirmation email expired before the mail server accepted it {}',
    ]);
  });
});

test('sends an email only once, even if the mail server replies late', async () => {
  const reply = Promise.withResolvers<SmtpReply>();
  const mailServer = await startMailServer({ handleMail: () => reply.promise });
  const { signUp, runJobs, clock, mails, storeEnv } = await startServer({ mailServer });
  await signUp();
  const sending = runJobs('delivering');
  await expect.poll(() => mailServer.greetings.length).toBe(1);
  // Meanwhile, another server checks the outbox.
  const otherServer = await startServer({ storeEnv, clock, mailServer });
  for (let second = 0; second < 100; second += 10) {
    clock.pass(10);
    await otherServer.runJobs('delivering');
  }
  reply.resolve(undefined);
  await sending;
  expect(mails).toHaveLength(1);
});

test('treats an email as sent if the server stops after sending its content', async () => {
  const received = Promise.withResolvers<void>();
  const handleMail = () => (received.resolve(), new Promise<SmtpReply>(() => {}));
  const { signUp, runJobs, readOutbox } = await startServer({
    mailServer: await startMailServer({ handleMail }),
  });
  await signUp();
  const shutdown = new AbortController();
  const sending = runJobs('delivering', shutdown.signal);
  await received.promise;
  shutdown.abort();
  await sending;
  expect(await readOutbox()).toEqual([]);
});

test('sends an email later if the server stops before sending its content', async () => {
  const mailServer = await startMailServer({ isSilent: true });
  const { signUp, runJobs, readOutbox } = await startServer({ mailServer });
  await signUp();
  const shutdown = new AbortController();
  const sending = runJobs('delivering', shutdown.signal);
  await expect.poll(() => mailServer.greetings.length).toBe(1);
  shutdown.abort();
  await sending;
  expect(await readOutbox()).toHaveLength(1);
});

test('confirms the submission from the email even if a newer one arrives', async () => {
  const reply = Promise.withResolvers<SmtpReply>();
  const mailServer = await startMailServer({ handleMail: () => reply.promise });
  const { signUp, runJobs, clickConfirm, mails, signUps } = await startServer({ mailServer });
  await signUp({ firstName: 'Ada' });
  const sending = runJobs('delivering');
  await expect.poll(() => mailServer.greetings.length).toBe(1);
  await signUp({ firstName: 'Mallory' });
  reply.resolve(undefined);
  await sending;
  await clickConfirm(/https:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
  expect(await signUps.list(1)).toMatchObject([{ first_name: 'Ada' }]);
});

test('sends the same link when it retries an email', async () => {
  const replies: SmtpReply[] = [{ code: 451, text: '4.7.1 Try again' }];
  const texts: (string | undefined)[] = [];
  const handleMail = async (text?: string) => (texts.push(text), replies.pop());
  const { signUp, runJobs, clock } = await startServer({
    mailServer: await startMailServer({ handleMail }),
  });
  await signUp();
  for (let index = 0; index < 2; index += 1) {
    await runJobs('delivering');
    clock.pass(5);
  }
  expect([texts.length, new Set(texts).size]).toEqual([2, 1]);
});

test("doesn't let a slow email delay the others", async () => {
  const slow = Promise.withResolvers<SmtpReply>();
  const replies = [slow.promise];
  const handleMail = async () => replies.pop();
  const { signUp, runJobs, mails } = await startServer({
    mailServer: await startMailServer({ handleMail }),
  });
  for (let id = 0; id < 8; id += 1) await signUp({ email: `person${id}@example.com` });
  const delivering = runJobs('delivering');
  await expect.poll(() => mails.length).toBe(7);
  slow.resolve(undefined);
  await delivering;
  expect(mails).toHaveLength(8);
});

test("shows an error page if a confirmation can't be stored", async () => {
  const { signUp, clickConfirm, runJobs, store, getLink, lines } = await startServer();
  await signUp();
  await runJobs();
  await store.rows('alter table confirmations rename to elsewhere');
  expect(await clickConfirm(getLink())).toBe('/form/not-saved/');
  expect(lines.at(-1)).toMatch(/^error: confirmation not saved/);
});

test('greets the mail server with the site’s host name', async () => {
  const { signUp, runJobs, greetings } = await startServer();
  await signUp();
  await runJobs();
  expect(greetings).toEqual(['site.example']);
});

test.each([
  [
    'no mail server',
    CONFIRM_SETTINGS,
    '',
    /^SMTP_URL is missing, but the built page asks visitors to confirm/,
  ],
  ['a mail server but no email to send', null, 'smtp://127.0.0.1:9', null],
])('reports %s in the settings', async (_which, confirm, SMTP_URL, message) => {
  const server = createTestServer({ manifest: { ...MANIFEST, confirm }, settings: { SMTP_URL } });
  if (message) return expect(server).rejects.toThrow(message);
  return expect((await server).lines).toEqual([expect.stringMatching(/SMTP_URL is set, but/)]);
});

test('uses the first language if the form’s language was removed', async () => {
  const { signUp, storeEnv, clock } = await startServer();
  await signUp({ lang: 'ar', consentVersion: 'arabic' });
  const languages = MANIFEST.languages.slice(0, 1);
  const manifest = { ...MANIFEST, languages, confirm: CONFIRM_SETTINGS };
  const { runJobs, getLink } = await startServer({ storeEnv, clock, manifest });
  await runJobs('delivering');
  expect(getLink()).toContain(LINK_START);
});

test('includes the base path in links it emails', async () => {
  const { signUp, runJobs, getLink } = await startServer({
    manifest: { ...MANIFEST, base: '/landing', confirm: CONFIRM_SETTINGS },
  });
  await signUp();
  await runJobs();
  expect(getLink()).toContain(`${SITE}/landing/form/confirm/?token=`);
});
