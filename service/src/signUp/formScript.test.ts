import { chromium, type Browser, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TEST_BROWSER } from '../../test/browser.ts';
import { builtForm } from '../../test/builtForm.ts';
import { FORM, formWorld, LANGUAGES } from '../../test/formWorld.ts';
import { errorsOf } from './answerWords.ts';

// The form's own script in a browser; between it and the service stands a gateway of the test's.
const NOT_SAVED = 'Not saved. Please try again.';
const ADA = { email: 'ada@example.com', firstName: 'Ada' };
const WAIT_LIMIT = 8_000;
const A_WHILE = 60_000;

/** What no service of ours says: another's words, no words, or ours with something amiss. */
const FOREIGN = [
  [503, '{"error":"x"}'],
  [502, '{"message":"upstream"}'],
  [502, '<!doctype html><h1>Bad gateway</h1>'],
  [200, 'null'],
  [200, '{}'],
  [200, '[]'],
  [200, '"thanks"'],
  [200, '{"kind":"thanks"}'],
  [200, '{"kind":"thanks","sent":[null]}'],
  [503, '{"kind":"thanks","sent":[]}'],
  [200, '{"kind":"invalid","token":"t","errors":null}'],
  [200, '{"kind":"invalid","token":"t","errors":{}}'],
  [200, '{"kind":"invalid","token":"t","errors":{"stranger":"upstream"}}'],
  [200, '{"kind":"refused","message":"upstream"}'],
  [403, '{"kind":"refused","message":{"text":"upstream"}}'],
] as const;

const LIKELY = { email: 'emailForm', consent: 'consent' } as const;
const EVERY = { ...LIKELY, firstName: 'nameTooLong', experience: 'experience' } as const;

type Gateway = (route: Route, pass: () => Promise<Response>) => Promise<void>;

let browser: Browser;
let built: Awaited<ReturnType<typeof builtForm>>;
beforeAll(async () => {
  built = await builtForm();
  browser = await chromium.launch(TEST_BROWSER);
});
afterAll(() => browser.close());

test('what the service says is shown: mistakes, a refusal, and thanks', async () => {
  const { page, world, send } = await openForm();
  await page.fill('#email', 'ada');
  await send();
  await shows(page, '#email-error', 'Enter an e-mail address like name@example.com.');
  await page.fill('#email', ADA.email);
  world.pass(3 * 60 * 60 * 1_000);
  await send();
  await shows(page, '#notice', 'The form expired. Press Sign Up again.');
  await send();
  await shows(page, 'h1', 'Thank you');
  await shows(page, 'dl', ADA.email);
  expect(await page.textContent('main')).not.toContain('stored');
  expect(world.kept).toHaveLength(1);
});

test('a mistake that is mended is no longer shown as one; the others stay', async () => {
  const { page, send } = await openForm();
  await page.fill('#email', 'ada');
  await page.uncheck('#consent');
  await send();
  const faults = () => page.locator('[aria-invalid]').evaluateAll((all) => all.map(({ id }) => id));
  await shows(page, '#consent-error', 'Check the box');
  expect(await faults()).toEqual(['email', 'consent']);
  await page.fill('#email', 'ada@');
  await page.check('#consent');
  expect(await faults()).toEqual(['email']);
  expect(await page.textContent('#consent-error')).toBe('');
  expect(await page.locator('#notice li').count()).toBe(1);
  await page.fill('#email', ADA.email);
  await page.focus('#firstName');
  expect(await faults()).toEqual([]);
  expect(await page.locator('#notice li').count()).toBe(0);
});

test('a form that came late and is sent at once waits until it is old enough, then is stored', async () => {
  const { page, world } = await openForm({ shownFor: 200, servedAt: A_WHILE - 200 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.click('#sign-up button');
  await page.clock.runFor(1_299);
  await shows(page, 'button', 'Sending…');
  // Had the form been sent by now, its request would stand before this one.
  await page.evaluate(() => fetch('/'));
  expect(asked).toEqual(['GET']);
  await page.clock.runFor(1);
  await shows(page, 'h1', 'Thank you');
  expect(asked).toEqual(['GET', 'POST']);
  expect(world.kept).toHaveLength(1);
});

test('a sending that is not answered ends after 8 seconds; stored or not, the next try makes one row', async () => {
  const arrived = Promise.withResolvers<void>();
  const { page, world, send, sendThrough } = await openForm();
  await sendThrough(async (_route, pass) => {
    await pass();
    arrived.resolve();
  });
  await arrived.promise;
  await page.clock.runFor(WAIT_LIMIT - 100);
  await shows(page, 'button', 'Sending…');
  await page.clock.runFor(100);
  await expectNotSaved(page);
  expect(world.kept).toHaveLength(1);
  await send();
  await shows(page, 'h1', 'Thank you');
  expect(world.kept).toHaveLength(1);
});

test('a connection that breaks saves nothing that we know of', async () => {
  const { page, sendThrough } = await openForm();
  await sendThrough((route) => route.abort('connectionreset'));
  await expectNotSaved(page);
});

test('a device that is offline is told so, and what to do; nothing typed is lost', async () => {
  const { page, sendThrough } = await openForm();
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await sendThrough((route) => route.abort('internetdisconnected'));
  await shows(page, '#notice', 'this device is offline. Your entries stay here. Connect, then');
  expect(await page.inputValue('#email')).toBe(ADA.email);
});

test('what the script says by itself is said in the language of the form', async () => {
  const { page, send, sendThrough } = await openForm({ path: '/es/' });
  await sendThrough((route) => route.abort('connectionreset'));
  await shows(page, '#notice', 'No se guardó. Inténtalo de nuevo.');
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await sendThrough(async (route) => {
    await shows(page, 'button', 'Enviando…');
    await route.abort('internetdisconnected');
  });
  await shows(page, '#notice', 'Conéctate y pulsa «Registrarme» otra vez.');
  await send();
  await shows(page, 'h1', 'Gracias');
  expect(await page.title()).toBe('Gracias · TMX');
});

test('a chosen experience is taken back by a second press, or by a key', async () => {
  const { page } = await openForm();
  const chosen = () => page.locator('#experience input:checked').count();
  const some = page.locator('[value=some]');
  await some.click();
  expect(await chosen()).toBe(1);
  await some.click();
  expect(await chosen()).toBe(0);
  for (const key of ['Space', 'Backspace']) {
    await some.click();
    await page.keyboard.press('ArrowRight');
    expect(await page.inputValue('#experience input:checked')).toBe('active');
    await page.keyboard.press(key);
    expect(await chosen(), key).toBe(0);
  }
});

// Frame widths at windows of 320, 390, 768 and 1440 px; text as large as there is room for.
const LOOKS = [
  { width: 260, size: '100%', faults: EVERY },
  { width: 330, size: '100%', faults: EVERY },
  { width: 600, size: '200%', faults: LIKELY },
  { width: 688, size: '200%', faults: LIKELY },
];
const SPOKEN_LOOKS = LANGUAGES.flatMap((spoken) => LOOKS.map((look) => ({ ...look, ...spoken })));
test.each(SPOKEN_LOOKS)(
  'with its mistakes shown it fits 600 px: $width px wide, text at $size, in "$language"',
  async (look) => {
    const errors = errorsOf(look.faults, look.words);
    const { page, sendThrough } = await openForm({ asFrame: true, path: look.path });
    await page.setViewportSize({ width: look.width, height: 600 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), look.size);
    const overflow = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { down: scrollHeight - innerHeight, across: scrollWidth - innerWidth };
      });
    expect(await overflow()).toEqual({ down: 0, across: 0 });
    await sendThrough((route) => route.fulfill({ json: { kind: 'invalid', token: 't', errors } }));
    const faults = page.locator('.fault:not(:empty)');
    await expect.poll(() => faults.count()).toBe(Object.keys(errors).length);
    expect(await overflow()).toEqual({ down: 0, across: 0 });
  },
);

test('a gateway that answers for the service is not quoted, and the form can be sent again', async () => {
  const { page, world, send, sendThrough } = await openForm();
  for (const [status, body] of FOREIGN) {
    await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
    await sendThrough((route) => route.fulfill({ status, contentType: 'application/json', body }));
    await expectNotSaved(page, `${status} ${body}`);
  }
  await send();
  await shows(page, 'h1', 'Thank you');
  expect(world.kept).toHaveLength(1);
});

/** The one sentence, with the entries kept and the button ready. */
async function expectNotSaved(page: Page, after = ''): Promise<void> {
  await expect.poll(() => page.textContent('#notice'), { message: after }).toBe(NOT_SAVED);
  await shows(page, 'button', 'Sign Up');
  expect(await page.getAttribute('button', 'aria-disabled')).toBe('false');
  expect(await page.inputValue('#email')).toBe(ADA.email);
  expect(await page.inputValue('#firstName')).toBe(ADA.firstName);
  expect(await page.isChecked('#consent')).toBe(true);
}

async function shows(page: Page, selector: string, text: string): Promise<void> {
  await expect.poll(() => page.textContent(selector)).toContain(text);
}

/**
 * Ada's form, filled in, with a clock that stands still.
 * @param shownFor milliseconds that the form has been there, by the server's clock.
 * @param asFrame shown as inside the page, not in a tab of its own.
 * @param path of the form's language.
 * @param servedAt when its answer began to come, in milliseconds after it was asked for.
 */
async function openForm({ shownFor = A_WHILE, servedAt = 0, asFrame = false, path = '/' } = {}) {
  const world = formWorld({ built });
  let gateway: Gateway = answer;
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(5_000);
  await page.clock.install({ time: 0 });
  await page.route(`${FORM}/**`, async (route) => {
    const request = route.request();
    const init = { method: request.method(), headers: await request.allHeaders() };
    if (asFrame) init.headers['sec-fetch-dest'] = 'iframe';
    const body = request.postData();
    const pass = async () => world.app.request(request.url(), { ...init, body });
    return init.method === 'POST' ? gateway(route, pass) : answer(route, pass);
  });
  await page.addInitScript((responseStart) => {
    const navigation: unknown = Object.create(PerformanceNavigationTiming.prototype, {
      responseStart: { value: responseStart },
    });
    Object.assign(performance, { getEntriesByType: () => [navigation] });
  }, servedAt);
  await page.goto(`${FORM}${path}`);
  await page.clock.pauseAt(A_WHILE);
  world.pass(shownFor);
  await page.fill('#email', ADA.email);
  await page.fill('#firstName', ADA.firstName);
  await page.check('#consent');
  return { page, world, send: () => sendThrough(answer), sendThrough };

  async function sendThrough(next: Gateway) {
    gateway = next;
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.click('#sign-up button');
    // The script's pause before a sending is over, but its timer still wants a tick.
    await page.clock.runFor(1);
    await asked;
  }
}

async function answer(route: Route, pass: () => Promise<Response>): Promise<void> {
  const response = await pass();
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
