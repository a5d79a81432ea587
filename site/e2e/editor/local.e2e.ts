import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { getFreePort } from '../../../server/test/freePort.ts';
import { runProgram } from '../../../server/test/runServer.ts';
import { FROZEN_OWNER } from '../environment.ts';
import { type Editor, openEditor, WINDOW } from './driveEditor.ts';

/** A busy machine compiles the page for minutes. */
const STARTING = { timeout: 240_000 };

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ viewport: WINDOW, locale: 'en-US' });

const folder = mkdtempSync(join(tmpdir(), 'edited-'));
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
let site: string;
let run: ReturnType<typeof runProgram>;
let page: Page;
let editor: Editor;
/** What other sites answered. */
const outside: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'pictures'));
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    export const owner = { ...frozen, languages: ['en', 'es'] };`;
  writeFileSync(join(folder, 'owner.config.ts'), settings);
  const PORT = String(await getFreePort());
  site = `http://localhost:${PORT}`;
  run = runProgram([process.execPath, 'scripts/edit.ts'], { OWNER: folder, PORT, BROWSER: 'none' });
  const status = async () => (await fetch(site).catch(() => undefined))?.status;
  await expect.poll(status, STARTING).toBe(200);
  page = await browser.newPage();
  page.on('response', (response) => {
    const { origin, protocol } = new URL(response.url());
    if (protocol.startsWith('http') && origin !== site) outside.push(response.url());
  });
  editor = await openEditor(page, `${site}/admin/`, folder);
});
test.afterAll(async () => {
  await page.close();
  run.child.kill();
  await run.ended;
  rmSync(folder, { recursive: true });
});

/** Saves, and waits until the page of a language shows it. */
async function saveAndSee(text: string, path = '/'): Promise<void> {
  await editor.save();
  await editor.copyBack();
  await see(text, path);
}

/** Waits until the page at a path has a text. */
async function see(text: string, path = '/'): Promise<void> {
  const html = async () => (await fetch(site + path).catch(() => undefined))?.text();
  await expect.poll(html, { timeout: 60_000 }).toContain(text);
}

/** The lines of a file that differ from before; what was added and what is gone. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

test('says which folder to choose', () => {
  expect(run.seen.output).toContain(`${site}/admin/`);
  expect(run.seen.output).toContain(`then the folder ${folder} once`);
});

test('changes the heading in English and Spanish, and nothing else', async () => {
  await editor.open('page', 'hero');
  for (const [heading, words] of [
    ['Trade here.', 'Opera aquí.'],
    ['Trade now.', 'Opera ya.'],
  ] as const) {
    const before = [read('content/en/hero.json'), read('content/es/hero.json')] as const;
    await editor.field('en', 'heading').fill(heading);
    await editor.field('es', 'heading').fill(words);
    await saveAndSee(heading);
    await see(words, '/es/');
    expect(changedLines(before[0], read('content/en/hero.json'))).toHaveLength(2);
    expect(changedLines(before[1], read('content/es/hero.json'))).toHaveLength(2);
    await editor.open('page', 'hero');
  }
});

test('accepts a translation that is saved', async () => {
  const marks = () => JSON.parse(read('content/.translated.json'))['es']['hero.heading'];
  await expect.poll(marks).toMatch(/^[0-9a-f]{8}$/);
});

test('refuses a broken placeholder in each language', async () => {
  await editor.open('page', 'hero');
  for (const language of ['en', 'es']) {
    const before = await editor.field(language, 'lead').inputValue();
    await editor.field(language, 'lead').fill('Pay {fees}.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor.pane(language).getByText('Nothing fills {fees}.')).toBeVisible();
    await editor.field(language, 'lead').fill(before);
  }
});

test('adds a question with a placeholder and moves it up, in both languages', async () => {
  await editor.open('page', 'faq');
  await editor.pane('en').getByRole('button', { name: /^Add/ }).last().click();
  const texts = {
    id: 'gas',
    category: 'Fees',
    question: 'Who pays gas?',
    answer: 'You do: {fee}.',
  };
  for (const [name, text] of Object.entries(texts))
    await editor.field('en', `items.6.${name}`).fill(text);
  await editor.field('es', 'items.6.question').fill('¿Quién paga el gas?');
  await saveAndSee(texts.question);
  await editor.open('page', 'faq');
  await editor.pane('en').getByRole('button', { name: 'Reorder Item' }).nth(6).focus();
  await page.keyboard.press('ArrowUp');
  await saveAndSee(texts.question);
  const [english, spanish] = ['en', 'es'].map((tag) => JSON.parse(read(`content/${tag}/faq.json`)));
  expect(english.items[5]).toEqual(texts);
  expect(spanish.items[5]).toEqual({ id: 'gas', question: '¿Quién paga el gas?' });
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  expect(ids(spanish.items)).toEqual(ids(english.items));
});

test('removes a partner from both languages', async () => {
  await editor.open('page', 'partners');
  const before = JSON.parse(read('content/en/partners.json')).categories;
  await editor.pane('en').getByRole('button', { name: 'Remove', exact: true }).first().click();
  await saveAndSee('id="partners"');
  for (const tag of ['en', 'es']) {
    const { categories } = JSON.parse(read(`content/${tag}/partners.json`));
    expect(categories.map(({ id }: { id: string }) => id)).toEqual(
      before.slice(1).map(({ id }: { id: string }) => id),
    );
  }
});

test('adds a campaign page with its own heading', async () => {
  await editor.open('campaigns', '');
  await page.goto(`${site}/admin/#/collections/campaigns/new`);
  await editor.field('en', 'title').fill('Trade with bots');
  await editor.field('en', 'description').fill('Bots that trade for you.');
  // Names are between marks of direction.
  for (const name of [/^Add .*Texts/, /^Add .*Hero/])
    await editor.pane('en').getByText(name).click();
  await editor.field('en', 'texts.hero.heading').fill('Let it trade.');
  await page.getByLabel(/slug/i).first().fill('bots');
  await editor.save();
  await editor.copyBack();
  expect(JSON.parse(read('content/en/pages/bots.json'))).toEqual({
    title: 'Trade with bots',
    description: 'Bots that trade for you.',
    texts: { hero: { heading: 'Let it trade.' } },
  });
});

test('uploads a picture for the first view', async () => {
  const create = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await editor.open('page', 'hero');
  const picture = editor.pane('en').locator('[data-key-path="picture"]');
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Our Desk.jpg', mimeType: 'image/jpeg', buffer });
  await editor.field('en', 'pictureAlt').fill('A desk');
  await saveAndSee('alt="A desk"');
  expect(existsSync(join(folder, 'pictures/our-desk.jpg'))).toBe(true);
  expect(JSON.parse(read('content/en/hero.json'))).toMatchObject({ picture: 'our-desk.jpg' });
});

test('opens the field of a text by Alt-click on the page', async () => {
  const opened = page.context().waitForEvent('page');
  await page.goto(`${site}/`);
  await page
    .getByText('Pay 0.05%.', { exact: true })
    .first()
    .click({ modifiers: ['Alt'] });
  expect((await opened).url()).toBe(
    `${site}/admin/#/collections/page?entry=hero&field=promise.fee`,
  );
});

test('no other site answers anything', () => {
  expect(outside).toEqual([]);
});
