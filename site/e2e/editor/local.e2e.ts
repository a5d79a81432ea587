import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { getFreePort } from '../../../server/test/freePort.ts';
import { runProgram } from '../../../server/test/runServer.ts';
import { FROZEN_OWNER } from '../environment.ts';
import { type Editor, openEditor, VIEWPORT } from './driveEditor.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ viewport: VIEWPORT, locale: 'en-US', actionTimeout: 15_000 });

const folder = mkdtempSync(join(tmpdir(), 'edited-'));
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path));
let site: string;
let run: ReturnType<typeof runProgram>;
let page: Page;
let editor: Editor;
/** URLs of responses from other origins. */
const otherRequests: string[] = [];

test.beforeAll(async () => {
  // Compiling the page can take minutes on a busy machine.
  test.setTimeout(240_000);
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'pictures'));
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    export const owner = { ...frozen, languages: ['en', 'es'] };`;
  writeFileSync(join(folder, 'owner.config.ts'), settings);
  const PORT = String(await getFreePort());
  site = `http://localhost:${PORT}`;
  run = runProgram([process.execPath, 'scripts/edit.ts'], { OWNER: folder, PORT, BROWSER: 'none' });
  const status = async () => (await fetch(site).catch(() => undefined))?.status;
  await expect.poll(status, { timeout: 230_000 }).toBe(200);
});
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('response', (response) => {
    const { origin, protocol } = new URL(response.url());
    if (protocol.startsWith('http') && origin !== site) otherRequests.push(response.url());
  });
  editor = await openEditor(page, `${site}/admin/`, folder);
});
test.afterAll(async () => {
  await page?.close();
  run.child.kill();
  await run.ended;
  rmSync(folder, { recursive: true });
});

/** Saves the entry and waits until the page at the given path contains the text. */
async function saveAndWaitFor(text: string, path = '/'): Promise<void> {
  await editor.save();
  await editor.copyChanges();
  await waitForText(text, path);
}

async function waitForText(text: string, path = '/'): Promise<void> {
  const html = async () => (await fetch(site + path).catch(() => undefined))?.text();
  await expect.poll(html, { timeout: 30_000 }).toContain(text);
}

test('prints the folder to select', () => {
  expect(run.seen.output).toContain(`${site}/admin/`);
  expect(run.seen.output).toContain(`then select the folder ${folder}.`);
});

test('doesn’t show the error overlay over the editor', async () => {
  await expect(page.getByText('production blocks')).toBeHidden();
});

test('changes only the heading, in English and Spanish', async () => {
  const files = ['en', 'es'].map((tag) => `content/${tag}/hero.json`);
  const [english = '', spanish = ''] = files.map(read);
  // The second save restores the original files.
  for (const [heading, translation] of [
    ['Trade here.', 'Opera aquí.'],
    ['The floor is open.', 'Mercado abierto.'],
  ] as const) {
    await editor.open('page', 'hero');
    await (await editor.field('en', 'heading')).fill(heading);
    await (await editor.field('es', 'heading')).fill(translation);
    await saveAndWaitFor(heading);
    await waitForText(translation, '/es/');
    expect(files.map(read)).toEqual([
      english.replace('The floor is open.', heading),
      spanish.replace('Mercado abierto.', translation),
    ]);
  }
});

test('doesn’t reload the editor after a save', async ({ page: home }) => {
  await home.goto(site);
  await page.evaluate(() => Object.assign(window, { isOpenedOnce: true }));
  await editor.open('page', 'hero');
  await (await editor.field('en', 'demo')).fill('Try the demo');
  const reloaded = home.waitForEvent('load', { timeout: 30_000 });
  await saveAndWaitFor('Try the demo');
  await reloaded;
  expect(await page.evaluate(() => 'isOpenedOnce' in window)).toBe(true);
});

test('accepts a saved translation', async () => {
  const accepted = () => readJson('content/.translated.json')['es']['hero.heading'];
  await expect(() => expect(accepted()).toMatch(/^[0-9a-f]{8}$/)).toPass();
});

test('saves a translated testimonial and a course with an untranslated lesson', async () => {
  await editor.open('page', 'testimonials');
  await (await editor.field('es', 'cards.0.who')).fill('Trader, Lima');
  await saveAndWaitFor('Trader, Lima', '/es/');
  await editor.open('page', 'academy');
  await (await editor.field('en', 'courses.0.lessons.1')).fill('What a network does');
  await (await editor.field('es', 'courses.0.lessons.1')).fill('');
  await saveAndWaitFor('What a network does');
  expect(readJson('content/es/academy.json').courses[0].lessons[1]).toBeNull();
});

for (const [language, text, error] of [
  ['en', 'Pay {fees}.', 'Unknown placeholder {fees}.'],
  ['es', 'Paga {fees}.', 'Unknown placeholder {fees}.'],
  ['en', 'Pay {fee', 'Invalid braces'],
  ['es', '{count, plural, uno {1}}', 'Invalid braces'],
] as const)
  test(`rejects "${text}" in ${language}`, async () => {
    const before = read(`content/${language}/hero.json`);
    await editor.open('page', 'hero');
    await (await editor.field(language, 'lead')).fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor.pane(language).getByText(error)).toBeVisible();
    await editor.copyChanges();
    expect(read(`content/${language}/hero.json`)).toBe(before);
  });

test('adds and reorders a question in both languages', async () => {
  const files = ['en', 'es'].map((tag) => `content/${tag}/faq.json`);
  const before = files.map(readJson);
  const question = {
    id: 'gas',
    category: 'Fees',
    question: 'Who pays gas?',
    answer: 'You do: {fee}. [Compare](https://gas.example/).',
  };
  await editor.open('page', 'faq');
  await editor.pane('en').getByRole('button', { name: /^Add/ }).last().click();
  for (const [name, text] of Object.entries(question))
    await (await editor.field('en', `items.6.${name}`)).fill(text);
  await (await editor.field('es', 'items.6.question')).fill('¿Quién paga el gas?');
  await saveAndWaitFor('href="https://gas.example/"');
  await editor.open('page', 'faq');
  await editor.field('en', 'items.6.id');
  await editor.pane('en').getByRole('button', { name: 'Reorder Item' }).nth(6).press('ArrowUp');
  await editor.save();
  await editor.copyChanges();
  const addedItems = [question, { id: 'gas', question: '¿Quién paga el gas?' }];
  expect(files.map(readJson)).toEqual(
    before.map((file, index) => ({
      ...file,
      items: file.items.toSpliced(5, 0, addedItems[index]),
    })),
  );
  const getQuestions = async () =>
    [...(await (await fetch(site)).text()).matchAll(/<h3[^>]*>([^<]*\?)</g)].map(
      ([, text]) => text,
    );
  await expect
    .poll(async () => (await getQuestions()).at(-2), { timeout: 30_000 })
    .toBe('Who pays gas?');
});

test('removes a partner from both languages', async () => {
  const files = ['en', 'es'].map((tag) => `content/${tag}/partners.json`);
  const before = files.map(readJson);
  await editor.open('page', 'partners');
  await editor.field('en', 'categories.0.id');
  await editor.pane('en').getByRole('button', { name: 'Remove', exact: true }).first().click();
  await editor.save();
  await editor.copyChanges();
  expect(files.map(readJson)).toEqual(
    before.map((file) => ({ ...file, categories: file.categories.slice(1) })),
  );
  const html = async () => (await fetch(site)).text();
  await expect.poll(html, { timeout: 30_000 }).not.toContain(before[0].categories[0].title);
});

test('adds a campaign page with its own heading', async () => {
  // After the previous save, the editor goes back to the list. That can interrupt this navigation, so retry it.
  await expect(() => page.goto(`${site}/admin/#/collections/campaigns/new`)).toPass();
  await (await editor.field('en', 'title')).fill('Trade with bots');
  await (await editor.field('en', 'description')).fill('Bots that trade for you.');
  // Button labels contain bidirectional control characters.
  for (const name of [/^Add .*Text overrides/, /^Add .*Hero/])
    await editor.pane('en').getByText(name).click();
  await (await editor.field('en', 'texts.hero.heading')).fill('Let it trade.');
  await page.getByRole('textbox', { name: 'Slug' }).fill('bots');
  await saveAndWaitFor('Let it trade.', '/bots/');
  expect(readJson('content/en/pages/bots.json')).toEqual({
    title: 'Trade with bots',
    description: 'Bots that trade for you.',
    texts: { hero: { heading: 'Let it trade.' } },
  });
});

test('uploads a picture for the hero', async () => {
  const create = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await editor.open('page', 'hero');
  await editor.field('en', 'pictureAlt');
  await editor
    .pane('en')
    .locator('[data-key-path="picture"] input[type=file]')
    .first()
    .setInputFiles({ name: 'Our Desk.jpg', mimeType: 'image/jpeg', buffer });
  // The editor saves the image only after it has read the file.
  await expect(editor.pane('en').getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await (await editor.field('en', 'pictureAlt')).fill('A desk');
  await saveAndWaitFor('alt="A desk"');
  expect(existsSync(join(folder, 'pictures/our-desk.jpg'))).toBe(true);
  expect(readJson('content/en/hero.json')).toMatchObject({ picture: 'our-desk.jpg' });
});

test('shows an error in the content on the page, and corrects it', async ({ page: home }) => {
  const path = 'content/es/hero.json';
  const before = read(path);
  await editor.writeFile(path, before.replace('Mercado abierto.', 'Mercado {abierto}.'));
  const error = home.getByText('Unknown placeholder {abierto}').first();
  await expect(async () => {
    await home.goto(site);
    await expect(error).toBeVisible();
  }).toPass();
  expect((await page.reload())?.status()).toBe(200);
  await editor.open('page', 'hero');
  await (await editor.field('es', 'heading')).fill('Mercado abierto.');
  await saveAndWaitFor('Mercado abierto.', '/es/');
  expect(read(path)).toBe(before);
  // The page reloads by itself, which can interrupt this.
  await expect(async () => expect((await home.goto(site))?.status()).toBe(200)).toPass();
});

test('opens the editor on Alt-click', async ({ page: home }) => {
  await home.goto(site);
  const opened = home.waitForEvent('popup');
  // The paragraph contains two messages. Click the second line.
  const paragraph = home.getByText('Pay 0.05%.').first();
  const { height = 0 } = (await paragraph.boundingBox()) ?? {};
  await paragraph.click({ modifiers: ['Alt'], position: { x: 40, y: height * 0.75 } });
  const url = `${site}/admin/#/collections/page?entry=hero&field=promise.fee`;
  expect((await opened).url()).toBe(url);
});

test('scrolls to the field in the URL and focuses it', async () => {
  const hash = '#/collections/page?entry=faq&field=items.5.answer';
  await page.evaluate((target) => location.assign(target), hash);
  const field = editor.pane('en').locator('[data-key-path="items.5.answer"]');
  await expect(field.getByRole('textbox')).toBeFocused();
});

test('loads nothing from other origins', () => {
  expect(otherRequests).toEqual([]);
});
