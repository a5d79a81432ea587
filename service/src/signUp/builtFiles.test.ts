import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { FORM_READY } from '#contract/formFrame.ts';
import { builtForm } from '../../test/builtForm.ts';
import { formWorld, LANGUAGES, textOf } from '../../test/formWorld.ts';
import { loadBuiltFiles, type BuiltFiles } from './builtFiles.ts';

let built: BuiltFiles;
beforeAll(async () => {
  built = await builtForm();
});

/** A file of the form as a browser asks for it. */
async function ask(path: string, headers: Record<string, string> = {}) {
  return formWorld({ built }).app.request(path, { headers });
}

test.each([
  { path: '/', files: 5, text: 'archivo' },
  { path: '/es/', files: 8, text: 'archivo-western' },
  { path: '/ar/', files: 13, text: 'readex' },
])('everything that the page at $path and its styles name is there', async (page) => {
  const { html } = await formWorld({ built }).open(page.path, { 'Sec-Fetch-Dest': 'document' });
  const sheets = [...html.matchAll(/"stylesheet" href="([^"]*)"/g)];
  const texts = sheets.map(async ([, address = '']) => (await ask(address)).text());
  const styles = (await Promise.all(texts)).join('');
  expect(html).toMatch(new RegExp(`rel="preload"\\s+href="/_astro/${page.text}-.{8}\\.woff2"`));
  const named = [
    ...html.matchAll(/(?:src|href)="(\/_[^"]+)"/g),
    ...styles.matchAll(/url\((\/.*?)\)/g),
  ];
  const paths = new Set(named.map(([, address = '']) => address));
  expect(paths.size).toBe(page.files);
  for (const address of paths) expect((await ask(address)).status, address).toBe(200);
});

test('each class of the pages has a rule in the style', async () => {
  const world = formWorld({ built });
  const { html, fields } = await world.open('/', { 'Sec-Fetch-Dest': 'document' });
  const framed = await world.open();
  const thanks = await world.send({ ...fields, email: 'ada@example.com', consent: 'yes' });
  const pages = html + framed.html + (await thanks.text());
  const styles = await (await ask(built.named.style)).text();
  const classes = new Set(
    [...pages.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(classes).toContain('Button-button');
  const strangers = [...classes].filter((name) => !styles.includes(`.${name}`));
  expect(strangers).toEqual([]);
});

test('a browser keeps a file for good, and is not sent it again', async () => {
  const first = await ask(built.named.script);
  expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  const second = await ask(built.named.script, {
    'If-None-Match': first.headers.get('etag') ?? '',
  });
  expect([second.status, await second.text()]).toEqual([304, '']);
});

test('files travel compressed; a page with a token, beside what a stranger may write into it, does not', async () => {
  const accepting = { 'Accept-Encoding': 'br' };
  for (const path of [built.named.style, built.named.script, built.named.icon]) {
    const response = await ask(path, accepting);
    expect(response.headers.get('content-encoding'), path).toBe('br');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await (await ask(path)).text());
  }
  expect((await ask('/', accepting)).headers.get('content-encoding')).toBeNull();
});

test('what is no file is answered with a sentence, the manifest and paths out of the folder too', async () => {
  for (const path of [
    '/.manifest.json',
    '/.words.json',
    '/_astro/',
    '/../owner.config.ts',
    '/index.html',
  ]) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect(textOf(await response.text())).toContain('There is nothing here but the sign-up form.');
  }
});

test('the script tells the page around it in the agreed word, brings no sentence, and makes no HTML of text', async () => {
  const script = await (await ask(built.named.script)).text();
  expect(script).toContain(FORM_READY);
  for (const sentence of sentencesIn(LANGUAGES)) expect(script).not.toContain(sentence);
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|eval\(/);
});

/** Every text of several words. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return words.includes(' ') ? [words] : [];
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesIn)
    : [];
}

test('a site that was not built is refused in one line that says how to build it', async () => {
  await expect(loadBuiltFiles('no such folder')).rejects.toThrow(
    /^The built site in no such folder cannot be read \(its form: .*\)\. Build it with: npm run build$/,
  );
});
