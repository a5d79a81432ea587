import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LINK_PLACE } from '#contract/siteManifest.ts';
import { startMailServer, type MailServer } from '../../test/mailServer.ts';
import { ENGINES } from '../../test/stores.ts';
import { MANIFEST } from '../../test/testDependencies.ts';
import type { LoadedFile } from '../http/loadSite.ts';
import { openServer, type Given } from '../../test/testServer.ts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const confirm = { from: 'TMX <hello@site.example>', keepDays: 30, subjects: { en: 'Confirm it' } };
const text = { bytes: { identity: Buffer.from(`Press.\n${LINK_PLACE}`) } } as LoadedFile;
const files = new Map([
  ['mail/en.txt', text],
  ['mail/en.html', text],
]);
const SITE = 'https://form.example';
const CONFIRM = `${SITE}/form/confirm/?token=`;

/** A server that has sign-ups confirmed, over a store and a real mail server. */
async function open(given: Given & { mailServer?: MailServer } = {}) {
  const mailServer = given.mailServer ?? (await startMailServer());
  const told: unknown[] = [];
  const server = await openServer({
    files,
    manifest: { ...MANIFEST, confirm },
    randomId: randomUUID,
    fetch: async (input) => (told.push(await new Request(input).json()), new Response()),
    settings: { SMTP_URL: mailServer.url, SIGNUP_WEBHOOKS: 'slack:https://owner.example/' },
    ...given,
  });
  /** The page that a browser is led to. */
  const send = async (url: string, fields = {}) =>
    (await server.ask(url, { body: new URLSearchParams(fields) })).headers.get('location');
  return {
    ...server,
    ...mailServer,
    told,
    signUp: (email = 'ada@example.com') => send('/api/sign-ups', { email, consent: 'yes' }),
    /** Presses the button of the page behind a link. */
    press: (link: string) => send(link),
    /** The link in the last mail, to a mailbox if one is named. */
    link: (to = '') => {
      const mail = mailServer.mails.findLast((each) => each.to.startsWith(to));
      return /https:\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    },
    confirmed: async () => (await server.signUps.list()).map(({ confirmed_at }) => confirmed_at),
  };
}

describe.each(ENGINES)('a sign-up on %s', (engine) => {
  test('waits for the button behind the link of a mail, and is told to the webhooks then', async () => {
    const { signUp, press, work, clock, told, confirmed, store, mails, link } = await open({
      engine,
    });
    expect(await signUp()).toBe('/form/thanks/');
    await work();
    expect([mails.length, told, await confirmed()]).toEqual([1, [], [null]]);
    expect(mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const token = link().slice(CONFIRM.length);
    expect(link()).toBe(CONFIRM + token);
    expect(JSON.stringify(await store.rows('select * from confirmation_links'))).not.toContain(
      token,
    );

    clock.pass(DAY_S);
    expect(await press(link())).toBe('/form/confirmed/');
    const at = clock.now();
    await work();
    expect([await confirmed(), told]).toEqual([
      [at],
      [{ text: 'New sign-up, ada@example.com, en' }],
    ]);
    // Pressed once more: the same page, no other time, nothing told twice.
    clock.pass(60);
    expect(await press(link())).toBe('/form/confirmed/');
    await work();
    expect([await confirmed(), told.length]).toEqual([[at], 1]);
  });

  test('gets at most three mails a day, and none is lost while server and mail server are away', async () => {
    const { signUp, work, clock, place, mails, port, stop } = await open({ engine });
    await stop();
    await signUp();
    await signUp();
    await work();
    const next = await open({ place, clock, mailServer: await startMailServer({ port }) });
    await next.work();
    expect([mails.length, next.mails.length]).toEqual([0, 0]);
    clock.pass(30);
    await next.work();
    expect(next.mails).toHaveLength(1);
    for (let turn = 0; turn < 5; turn += 1) {
      // Nobody learns whether an address is known, or how often it was written to.
      expect(await next.signUp('ADA@example.com')).toBe('/form/thanks/');
      await next.work();
    }
    expect(next.mails).toHaveLength(3);
    clock.pass(DAY_S);
    await next.signUp();
    await next.work();
    expect(next.mails).toHaveLength(4);
  });

  test('that nobody confirms is deleted after the owner’s days, and no other', async () => {
    const before = await open({ engine, manifest: MANIFEST });
    await before.signUp('old@example.com');
    const { place, clock } = before;
    const { signUp, press, work, signUps, link } = await open({ place, clock });
    for (const name of ['old', 'confirmed', 'not', 'again']) await signUp(`${name}@example.com`);
    await work();
    expect(await press(link('confirmed'))).toBe('/form/confirmed/');
    let day = 0;
    for (const days of [3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 1, 2]) {
      day += days;
      clock.pass(days * DAY_S);
      if (day === 20) await signUp('again@example.com');
      await work();
      const count = await signUps.count();
      expect([day, count]).toEqual([day, day < 30 ? 4 : 3]);
    }
    const left = (await signUps.list()).map(({ email }) => email.split('@')[0]);
    expect(new Set(left)).toEqual(new Set(['old', 'confirmed', 'again']));
  });

  test('that is forgotten takes its links with it', async () => {
    const { signUp, press, work, signUps, store, link } = await open({ engine });
    await signUp();
    await work();
    expect(await signUps.forget('Ada@example.com')).toBe(1);
    expect(await store.rows('select * from confirmation_links')).toEqual([]);
    expect(await press(link())).toBe('/form/expired/');
  });
});

test('a link is good for seven days, if it is whole, and then gone', async () => {
  const { signUp, press, work, clock, store, link, confirmed } = await open();
  await signUp();
  await work();
  for (const wrong of [link().slice(0, -1), CONFIRM, CONFIRM.split('?')[0] ?? ''])
    expect(await press(wrong)).toBe('/form/expired/');
  expect(await confirmed()).toEqual([null]);
  clock.pass(7 * DAY_S - 1);
  expect(await press(link())).toBe('/form/confirmed/');
  clock.pass(1);
  expect(await press(link())).toBe('/form/expired/');
  await work();
  expect(await store.rows('select * from confirmation_links')).toEqual([]);
});

test('another site cannot press the button, nor one network forever', async () => {
  const { signUp, press, ask, work, confirmed, link } = await open();
  const post = (url: string, headers: Record<string, string>, address?: string) =>
    ask(url, { method: 'POST', headers }, address);
  await signUp();
  await work();
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

test('a mailbox that does not exist is given up, a mail server in trouble is asked again', async () => {
  const refusals = [451, 550];
  const asked: string[] = [];
  const refuse = (address: string) => {
    asked.push(address);
    return Object.assign(new Error('No.'), { responseCode: refusals.shift() });
  };
  const mailServer = await startMailServer({ refuse });
  const { signUp, work, clock, store, lines } = await open({ mailServer });
  await signUp();
  for (let turn = 0; turn < 4; turn += 1) {
    await work();
    clock.pass(HOUR_S);
  }
  expect(asked).toHaveLength(2);
  expect(await store.rows('select * from webhook_messages')).toEqual([]);
  // Each is told once, without the address.
  expect(lines).toEqual([
    'error: a sign-up was not told {"target":"mail","reason":"EENVELOPE 451"}',
    'error: a webhook has refused sign-ups for an hour {"target":"mail","count":1}',
    'warn: a mail server takes no mail for the address of a sign-up {}',
  ]);
});

test.each([
  ['no mail server refuse to start', confirm, '', /^The built page .* set it, such as smtps:/],
  ['a mail server and nothing to send say so', null, 'smtp://127.0.0.1:9', null],
])('settings with %s', async (_which, asked, SMTP_URL, refusal) => {
  const opened = openServer({ manifest: { ...MANIFEST, confirm: asked }, settings: { SMTP_URL } });
  if (refusal) return expect(opened).rejects.toThrow(refusal);
  return expect((await opened).lines).toEqual([expect.stringMatching(/SMTP_URL is set, and/)]);
});
