import { describe, expect, test } from 'vitest';
import { FILES, formWorld, LANGUAGES, shownForm, SITE, textOf } from '../../test/formWorld.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { MARKED_LANGUAGE, unmarked } from '../../test/markedWords.ts';

const ADA = { email: 'ada@example.com', firstName: 'Ada', experience: 'some', consent: 'yes' };
const A_WHILE = 5_000;
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const AS_SCRIPT = { ...SAME_ORIGIN, Accept: 'application/json' };
const IN_TAB = { 'Sec-Fetch-Dest': 'document' };

describe('the form in another language', () => {
  test('stands at a path of its own, and says which language it is and where its lines begin', async () => {
    const { open } = formWorld();
    const [english, spanish, arabic] = [await open('/'), await open('/es/'), await open('/ar/')];
    expect(english.html).toMatch(/<html\s+lang="en"\s+dir="ltr"/);
    expect(spanish.html).toMatch(/<html\s+lang="es"\s+dir="ltr"/);
    expect(arabic.html).toMatch(/<html\s+lang="ar"\s+dir="rtl"/);
    expect(arabic.html).toMatch(/action="\/ar\/"/);
    expect((await open('/es')).html).toMatch(/lang="es"/);
  });

  test('leads back to the page in that language', async () => {
    const { html } = await formWorld().open('/es/', IN_TAB);
    expect(html).toContain(`<a class="back" href="${SITE}/es/">`);
  });

  test.each(['/xx/', '/en/', '/es/more', '/ES/', '/__proto__/'])(
    '%s, which is no language that is built, is not found',
    async (path) => {
      const { app } = formWorld();
      expect((await app.request(path)).status).toBe(404);
      const sent = await app.request(path, { method: 'POST', body: new URLSearchParams(ADA) });
      expect(sent.status).toBe(404);
    },
  );

  test('that this owner does not build is not found', async () => {
    const { app } = formWorld({ built: speaking(LANGUAGES[0]) });
    expect((await app.request('/es/')).status).toBe(404);
  });

  test('what is not found below its path is told in that language', async () => {
    const { app } = formWorld();
    const words = textOf(await (await app.request('/es/nada')).text());
    expect(words).toContain('Aquí no hay nada más que el formulario de registro.');
    const deleted = await app.request('/es/', { method: 'DELETE' });
    expect(deleted.status).toBe(405);
    expect(await deleted.text()).toContain('<a href="/es/">Volver al formulario</a>');
  });
});

describe('a form sent in Spanish', () => {
  test('stays Spanish through its address, and stores the language with the version of its words', async () => {
    const { world, fields } = await filledIn('/es/');
    const sent = await world.app.request('/es/', {
      method: 'POST',
      headers: SAME_ORIGIN,
      body: new URLSearchParams(fields),
    });
    const place = sent.headers.get('location') ?? '';
    expect([sent.status, place]).toEqual([303, expect.stringMatching(/^\/es\/\?shown=/)]);
    const words = textOf(await (await world.app.request(place)).text());
    expect(words).toContain(
      'Gracias Lo que enviaste Correo electrónico ada@example.com Nombre Ada',
    );
    expect(words).toContain('Nivel de trading Medio Tu consentimiento Sí');
    expect(words).toContain('con su fecha y hora, hasta que nos pidas eliminarlo; uno anterior');
    expect(world.kept).toMatchObject([{ language: 'es', consentVersion: '2026-11-22' }]);
  });

  test('with mistakes is told of them in Spanish, as a page and as facts', async () => {
    const { world, fields } = await filledIn('/es/');
    const wrong = { ...fields, email: 'ada', firstName: 'x'.repeat(81), consent: '' };
    const page = await world.send(wrong, SAME_ORIGIN, '/es/');
    expect(page.status).toBe(422);
    const { html, notice } = shownForm(await page.text());
    expect(notice).toBe(
      'Escribe un correo como nombre@example.com. Usa 80 caracteres como máximo en tu nombre. ' +
        'Marca la casilla para que podamos contactarte.',
    );
    expect(html).toContain('<title>Aún sin enviar: formulario de registro · TMX</title>');
    const facts = await world.send({ ...fields, email: '' }, AS_SCRIPT, '/es/');
    expect(await facts.json()).toMatchObject({
      kind: 'invalid',
      errors: { email: 'Escribe tu correo electrónico.' },
    });
  });

  test('that is refused is told why in Spanish, and what to press', async () => {
    const { world, fields } = await filledIn('/es/');
    const expired = 'El formulario caducó. Pulsa «Registrarme» otra vez.';
    const forged = await world.send({ ...fields, token: 'x' }, SAME_ORIGIN, '/es/');
    expect(shownForm(await forged.text()).notice).toBe(expired);
    const foreign = await world.send(fields, { 'Sec-Fetch-Site': 'cross-site' }, '/es/');
    expect(shownForm(await foreign.text()).notice).toBe(expired);
    const down = { add: () => Promise.reject(new Error('disk full')) };
    const failed = await (
      await filledIn('/es/', { signUps: down })
    ).world.send(fields, AS_SCRIPT, '/es/');
    expect(await failed.json()).toMatchObject({ message: 'No se guardó. Inténtalo de nuevo.' });
    const large = await world.app.request('/es/', { method: 'POST', body: 'x' });
    expect(textOf(await large.text())).toContain('No se guardó nada.');
  });
});

test.each([
  [1, 'ليوم واحد'],
  [2, 'ليومين'],
  [7, 'لمدة 7 أيام'],
  [30, 'لمدة 30 يومًا'],
  [365, 'لمدة 365 يومًا'],
  [100, 'لمدة 100 يوم'],
])(
  'Arabic counts %i days as it is written, in digits from 0 to 9',
  async (retentionDays, words) => {
    const { world, fields } = await filledIn('/ar/', { retentionDays });
    const thanks = await world.send(fields, SAME_ORIGIN, '/ar/');
    expect(await thanks.text()).toContain(`، ${words}؛`);
  },
);

test('no sentence of the form or of its answers comes from anywhere but the words of its language', async () => {
  const built = speaking(LANGUAGES[0], MARKED_LANGUAGE);
  const { world, fields } = await filledIn('/eo/', { built, retentionDays: 3 });
  const ask = (path: string, init: RequestInit = {}) =>
    world.app.request(path, { ...init, headers: IN_TAB });
  const send = (wrong: Record<string, string>) =>
    ask('/eo/', { method: 'POST', body: new URLSearchParams({ ...fields, ...wrong }) });
  const long = { email: `${'a'.repeat(60)}@${'b'.repeat(250)}.com`, firstName: 'x'.repeat(99) };
  const answers = [
    await ask('/eo/'),
    await send({ email: '', consent: '', experience: 'odd' }),
    await send(long),
    await send({ email: 'a\u200bda@example.com' }),
    await send({ token: 'x' }),
    await send({ utm_source: '⟦of the link⟧' }),
    await ask('/eo/nowhere'),
    await ask('/eo/', { method: 'PUT' }),
    await ask('/eo/', { method: 'POST', body: '{}' }),
  ];
  expect(answers.length).toBe(9);
  // What the visitor wrote, the brand's name and numbers belong to no language.
  const known = new RegExp(
    `TMX|${[ADA, long].flatMap(Object.values).join('|')}|[\\d·().,:\\s]`,
    'g',
  );
  for (const answer of answers) {
    const html = (await answer.text()).replaceAll(/<\/?template[^>]*>/g, '');
    const spoken = [
      ...html.matchAll(/(?:aria-label|alt|data-(?:sending|not-saved|offline))="([^"]*)"/g),
    ];
    const text = [textOf(html), ...spoken.map(([, words = '']) => words)].join(' ');
    expect(unmarked(text).replaceAll(known, ''), String(answer.status)).toBe('');
    expect(text).toContain('⟦');
  }
});

/** What a build of these languages makes, without its files. */
const speaking = (...languages: BuiltFiles['languages']): BuiltFiles => ({
  named: FILES,
  files: new Map(),
  languages,
});

/** A form that was opened at this path, filled in as Ada, and looked at for a while. */
async function filledIn(path: string, changes: Parameters<typeof formWorld>[0] = {}) {
  const world = formWorld(changes);
  const { fields } = await world.open(path);
  world.pass(A_WHILE);
  const filled: Record<string, string> = { ...fields, ...ADA };
  return { world, fields: filled };
}
