import { FormLanguages } from '#contract/formWords.ts';
import { form as arabic } from '../../site/src/content/ar/form.ts';
import { form as english } from '../../site/src/content/en/form.ts';
import { form as spanish } from '../../site/src/content/es/form.ts';
import { createFormApp, type FormDeps } from '../src/signUp/formApp.ts';
import type { Added, NewSignUp } from '../src/signUp/signUps.ts';

export const SITE = 'https://site.example';
export const FORM = 'https://form.example';

/** Of the page, in no language of its own. */
const AROUND = { risk: 'Crypto is high risk.', regions: 'For people aged 18 or over.' };

/** Three languages of the content, whichever of them the owner builds. */
export const LANGUAGES = FormLanguages.parse([
  { ...AROUND, language: 'en', direction: 'ltr', path: '/', words: english },
  { ...AROUND, language: 'es', direction: 'ltr', path: '/es/', words: spanish },
  { ...AROUND, language: 'ar', direction: 'rtl', path: '/ar/', words: arabic },
]);

/** The addresses of files that no test asks for. */
export const FILES = {
  style: '/form.css',
  script: '/form.js',
  scriptHash: 'sha256-0',
  icon: '/icon.svg',
  font: '/font.woff2',
  inLanguage: {},
};

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

export type Fields = Readonly<Record<string, string>>;

/** The form with a clock that stands still, a store in memory, and nobody else around. */
export function formWorld(changes: Partial<FormDeps> = {}) {
  const world = {
    time: Date.parse('2026-11-21T12:00:00Z'),
    kept: new Array<NewSignUp>(),
    reported: new Array<string>(),
  };
  let lastId = 0;
  const app = createFormApp({
    siteOrigin: SITE,
    formOrigin: FORM,
    brand: { name: 'TMX' },
    signUps: { add: (signUp) => keepOnce(world.kept, signUp) },
    secret: 'a secret for tests, long enough to be one',
    notify: false,
    retentionDays: undefined,
    rateLimit: { take: () => true, saltOf: () => 'salt' },
    clientAddress: () => '203.0.113.7',
    built: { named: FILES, files: new Map(), languages: LANGUAGES },
    now: () => world.time,
    pause: (ms) => {
      world.time += ms;
      return Promise.resolve();
    },
    randomId: () => `random-${++lastId}`,
    onOutcome: () => {},
    log: { info: () => {}, warn: () => {}, error: (line) => world.reported.push(line) },
    ...changes,
  });

  return {
    ...world,
    app,
    pass: (milliseconds: number) => {
      world.time += milliseconds;
    },
    open: async (path = '/', headers: Record<string, string> = {}) =>
      shownForm(await (await app.request(path, { headers })).text()),
    /**
     * As a browser sends it, which asks for the answer where it is sent to; other headers replace its
     * own word on where the form was.
     */
    send: async (fields: Fields, headers: Record<string, string> = SAME_ORIGIN, path = '/') => {
      const answer = await app.request(path, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      });
      const place = answer.headers.get('location');
      return place === null ? answer : app.request(place, { headers });
    },
  };
}

/** A form as its reader sees it: what every field of it would send. */
export function shownForm(html: string) {
  const fields: Record<string, string> = {};
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const type = attribute(input, 'type');
    if ((type === 'checkbox' || type === 'radio') && !/\schecked\s/.test(input)) continue;
    const name = attribute(input, 'name');
    if (name !== '') fields[name] = attribute(input, 'value');
  }
  const notice = /<div id="notice"[^>]*>([^]*?)<\/div>/.exec(html)?.[1] ?? '';
  return { html, fields, notice: textOf(notice) };
}

/** The words of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<template[^]*?<\/template>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function keepOnce(kept: NewSignUp[], signUp: NewSignUp): Promise<Added> {
  const same = kept.find(({ submissionKey }) => submissionKey === signUp.submissionKey);
  if (same !== undefined) {
    return Promise.resolve(same.form.email === signUp.form.email ? 'kept' : 'spent');
  }
  if (kept.every(({ form }) => form.email !== signUp.form.email)) kept.push(signUp);
  return Promise.resolve('kept');
}
