import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';
import {
  loadContent,
  DEFAULTS_FOLDER as DEFAULTS,
  type ContentMessages,
} from '../../site/src/content/content.ts';
import {
  findEntry,
  getId,
  isList,
  isObject,
  type JsonObject,
} from '../../site/src/content/jsonValues.ts';
import { owner } from '../../site/src/data/owner.ts';
import { getKnownPlaceholders } from '../../site/src/i18n/loadMessages.ts';
import { getPlaceholders } from '../../site/src/i18n/messageSyntax.ts';
import { type Entry, type Flat, readJson, buildContentFiles, writeJson } from './files.ts';
import { writeProjectFiles } from './folder.ts';

// Release 1.0.0 kept words in `messages/` by flat keys, and lists in the settings.

/** Keys of 1.0.0 and their new names. */
const RENAMED: readonly [RegExp, ...string[]][] = [
  [/^(features)\.(fees|speed|identity|custody|cashOut|automate)\.(.+)$/, '$1.items.$2.$3'],
  [/^(steps)\.(connect|trade|cashOut)\.(.+)$/, '$1.items.$2.$3'],
  [/^(stats)\.(traders|fee|speed|minimum)$/, '$1.items.$2.caption'],
  [/^(compare\.venues)\.(\w+)$/, '$1.$2.name'],
  [/^compare\.facts\.(fee|feeOn|custody)$/, 'compare.rows.$1.label'],
  [/^compare\.facts\.you$/, ...[1, 3, 4].map((cell) => `compare.rows.custody.cells.${cell}`)],
  [/^compare\.facts\.youOrVenue$/, 'compare.rows.custody.cells.2'],
];

function renamed(key: string): string[] {
  const [pattern = /$/, ...keys] = RENAMED.find(([pattern]) => pattern.test(key)) ?? [];
  return keys.length === 0 ? [key] : keys.map((one) => key.replace(pattern, one));
}

const rename = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(of).flatMap(([key, one]) => renamed(key).map((name) => [name, one] as const)),
  );

const ids = (...all: string[]): Entry[] => all.map((id) => ({ id }));

/** Lists by file and key: those in the settings of 1.0.0, and those that 1.0.0 showed without a setting. */
function listsOf(settings: JsonObject): Record<string, Record<string, readonly Entry[]>> {
  const at = (...path: string[]) =>
    path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), settings);
  const entries = (list: unknown, ...counts: string[]) =>
    (isList(list) ? list : []).map((entry): Entry => {
      if (!isObject(entry)) return { id: String(entry) };
      const values = Object.entries(entry).filter(([name]) => !counts.includes(name));
      return { id: '', ...Object.fromEntries(values) };
    });
  return {
    academy: { courses: entries(at('courses'), 'lessons') },
    community: { platforms: entries(at('platforms')) },
    compare: {
      venues: ids('orderBook', 'aggregator', 'amm'),
      rows: ids('fee', 'feeOn', 'custody'),
      questions: ids('speed', 'identity', 'cash', 'copy', 'bots', 'orders', 'discount'),
    },
    faq: { items: entries(at('questions')) },
    features: { items: ids('fees', 'speed', 'identity', 'custody', 'cashOut', 'automate') },
    hero: { actions: ids('start', 'demo') },
    partners: { categories: entries(at('partners')) },
    roadmap: { quarters: entries(at('roadmap', 'quarters'), 'items') },
    security: {
      cards: [
        { id: 'custody', figure: '0' },
        { id: 'approval', figure: '100%' },
        { id: 'login', figure: '0' },
        { id: 'phrase', figure: '1' },
      ],
    },
    stats: { items: ids('traders', 'fee', 'speed', 'minimum') },
    steps: { items: ids('connect', 'trade', 'cashOut') },
    testimonials: { cards: entries(at('testimonials')) },
    token: { entries: entries(at('token', 'supply', 'split')) },
    trading: { features: ids('orders', 'copy', 'bots', 'staking') },
  };
}

/** The files of a language: every text, and in the source language every value. */
function filesOf(
  messages: Flat,
  settings: JsonObject,
  isSource: boolean,
): Record<string, JsonObject> {
  const files = buildContentFiles(rename(messages), listsOf(settings), isSource);
  const { year } = isObject(settings['roadmap']) ? settings['roadmap'] : {};
  if (isSource && year !== undefined) files['roadmap'] = { year, ...files['roadmap'] };
  return files;
}

/** What differs from the shipped values; of a list that differs each entry, with what differs in it. */
function changed(own: unknown, shipped: unknown): unknown {
  if (isDeepStrictEqual(own, shipped)) return undefined;
  if (isList(own) && own.every(isObject)) {
    const entries = own.map((entry) => {
      return { id: entry['id'], ...Object(changed(entry, findEntry(shipped, getId(entry)))) };
    });
    const ids = (isList(shipped) ? shipped : []).map((entry) => ({
      id: getId(entry),
    }));
    return isDeepStrictEqual(entries, ids) ? undefined : entries;
  }
  if (!isObject(own) || !isObject(shipped)) return own;
  const entries = Object.entries(own).map(
    ([key, value]) => [key, changed(value, shipped[key])] as const,
  );
  const left = entries.filter(([, value]) => value !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

async function readOld(file: string) {
  const { owner } = await import(pathToFileURL(resolve(file)).href);
  const settings: JsonObject = owner;
  const folder = join(dirname(file), 'messages');
  const marks = join(folder, '.translated.json');
  const languages = globSync(join(folder, '*.json')).map((path) => basename(path, '.json'));
  return {
    settings,
    messages: languages
      .filter((language) => language !== 'report')
      .map((language) => ({ language, flat: readJson(join(folder, `${language}.json`)) })),
    marks: existsSync(marks) ? Object.entries<Flat>(readJson(marks)) : [],
  };
}

/**
 * Makes an owner's folder of a settings file of 1.0.0 and the words and pictures next to it. Words that are still the
 * shipped ones are left out.
 * @returns a sentence for each text that it leaves out.
 */
export async function convertOwner(settingsFile: string, folder: string): Promise<string[]> {
  const { settings, messages, marks } = await readOld(settingsFile);
  const languages = messages.map(({ language }) => language);
  const { messages: texts, shippedMessages: shipped } = loadContent('', languages);
  const filled = getKnownPlaceholders(owner, shipped);
  const unknown = new Set<string>();
  const unfilled = new Set<string>();
  const isFilled = ([key, text]: [string, string]) => {
    const known = [...filled.everywhere, ...filled.inText(key)];
    const strange = getPlaceholders(text).find((name) => !known.includes(name));
    if (strange) unfilled.add(`${key}: nothing fills {${strange}} any more, so it was left out.`);
    return strange === undefined;
  };
  for (const { language, flat } of [{ language: 'en', flat: {} }, ...messages]) {
    const kept = Object.fromEntries(Object.entries(rename<string>(flat)).filter(isFilled));
    const whole = wholeLists(kept, texts.get(language) ?? shipped);
    for (const [name, value] of Object.entries(filesOf(whole, settings, language === 'en'))) {
      const shipped = join(DEFAULTS, language, `${name}.json`);
      const english = join(DEFAULTS, 'en', `${name}.json`);
      const known = existsSync(english) ? readJson(english) : undefined;
      const kept = known && name !== 'owner' ? withoutUnknown(value, known, name, unknown) : value;
      const own = changed(kept, existsSync(shipped) ? readJson(shipped) : {});
      if (own !== undefined) writeJson(join(folder, 'content', language, `${name}.json`), own);
    }
  }
  const literal = inspect(withNewValues(withoutLists(settings)), {
    depth: Infinity,
    maxArrayLength: null,
    maxStringLength: null,
    breakLength: 100,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'owner.config.ts'),
    `import type { OwnerSettings } from '#site/owner/settings.ts';\n\nexport const owner: OwnerSettings = ${literal};\n`,
  );
  writeProjectFiles(folder);
  const beside = (name: string) => join(dirname(settingsFile), name);
  for (const [from, to] of [
    ['brand', 'pictures'],
    ['partners', 'pictures'],
    ['sections', 'sections'],
  ] as const)
    if (existsSync(beside(from))) cpSync(beside(from), join(folder, to), { recursive: true });
  // Marks of shipped texts come with them.
  const kept = marks.map(([language, hashes]) => {
    const flat = rename(messages.find((one) => one.language === language)?.flat ?? {});
    const isOwn = (key: string) => key in flat && texts.get(language)?.get(key)?.text !== flat[key];
    return [
      language,
      Object.fromEntries(Object.entries(rename(hashes)).filter(([key]) => isOwn(key))),
    ] as const;
  });
  if (kept.length > 0)
    writeJson(join(folder, 'content/.translated.json'), Object.fromEntries(kept));
  return [
    ...Array.from(
      unknown,
      (key) => `${key}: no section shows this text any more, so it was left out.`,
    ),
    ...unfilled,
  ];
}

/** Fills gaps in lists of texts with shipped texts, because a file has each list as a whole. */
function wholeLists(flat: Flat, shipped: ContentMessages): Flat {
  const missing = Object.keys(flat).flatMap((key) => {
    const [, list = '', number = '0'] = /^(.*\.)(\d+)$/.exec(key) ?? [];
    const before = Array.from({ length: Number(number) }, (_, index) => `${list}${index + 1}`);
    return before.flatMap((one) => {
      const text = one in flat ? undefined : shipped.get(one)?.text;
      return text === undefined ? [] : [[one, text] as const];
    });
  });
  if (missing.length === 0) return flat;
  const inOrder = [...Object.entries(flat), ...missing];
  return Object.fromEntries(
    inOrder.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
}

/**
 * Claims have numbers where 1.0.0 had words, some texts that experiments test have other keys, colors belong to the
 * look, and there may be several scripts of other services.
 */
function withNewValues(settings: unknown): JsonObject {
  const all = isObject(settings) ? settings : {};
  const { claims, experiments, colors, analytics, ...others } = all;
  const changedClaims = isObject(claims) && {
    claims: { ...claims, speed: speedOf(claims['speed']), traders: countOf(claims['traders']) },
  };
  const changedExperiments = isList(experiments) && {
    experiments: experiments.map((one) =>
      isObject(one) && isObject(one['messages'])
        ? { ...one, messages: rename(one['messages']) }
        : one,
    ),
  };
  const look = isObject(colors) && {
    look: { colors: { accent: colors['floor'], accentShade: colors['floorShade'] } },
  };
  const scripts = isObject(analytics) && { analytics: [analytics] };
  return { ...others, ...changedClaims, ...changedExperiments, ...look, ...scripts };
}

function speedOf(words: unknown) {
  if (typeof words !== 'string') return words;
  const [, under, unit] = /^under (\d+|a) (second|minute)s?$/.exec(words) ?? [];
  return unit ? { under: Number(under) || 1, unit } : { text: words };
}

/** `50,000+`, `150K+` and `1.5M+` as numbers. */
function countOf(words: unknown) {
  if (typeof words !== 'string') return words;
  const [, figure = '', unit = ''] = /([\d.,]+)\s*([km]?)/i.exec(words) ?? [];
  const factor = { K: 1_000, M: 1_000_000 }[unit.toUpperCase()] ?? 1;
  return Math.round(Number(figure.replaceAll(',', '')) * factor);
}

const LISTS = ['courses', 'platforms', 'questions', 'roadmap', 'partners', 'testimonials', 'split'];

/** The settings without lists, and sections without the levels that 1.0.0 had. */
function withoutLists(value: unknown, key = ''): unknown {
  if (isList(value))
    return key === 'sections' ? value.map((one) => withoutLists(one, 'section')) : value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !(key === 'section' ? name === 'level' : LISTS.includes(name)))
    // Only the settings themselves and the token have lists.
    .map(([name, inner]) => [
      name,
      ['sections', 'token', 'supply'].includes(name) ? withoutLists(inner, name) : inner,
    ]);
  return Object.fromEntries(entries);
}

/** Removes keys that the shipped file lacks. Entries of lists stay. */
function withoutUnknown(
  value: JsonObject,
  known: JsonObject,
  key: string,
  unknown: Set<string>,
): JsonObject {
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const path = `${key}.${name}`;
    const shipped = known[name];
    if (shipped === undefined) unknown.add(path);
    if (shipped === undefined) return [];
    return [
      [
        name,
        isObject(inner) && isObject(shipped)
          ? withoutUnknown(inner, shipped, path, unknown)
          : inner,
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}
