import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';
import {
  combineFiles,
  readAllFiles,
  DEFAULTS_FOLDER,
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
import { type Entry, type FlatMessages, readJson, buildContentFiles, writeJson } from './files.ts';
import { writeProjectFiles } from './folder.ts';

// Release 1.0.0 had flat message keys in `messages/`, and lists in the settings.

const RENAMED_KEYS: readonly [RegExp, ...string[]][] = [
  [/^(features)\.(fees|speed|identity|custody|cashOut|automate)\.(.+)$/, '$1.items.$2.$3'],
  [/^(steps)\.(connect|trade|cashOut)\.(.+)$/, '$1.items.$2.$3'],
  [/^(stats)\.(traders|fee|speed|minimum)$/, '$1.items.$2.caption'],
  [/^(compare\.venues)\.(\w+)$/, '$1.$2.name'],
  [/^compare\.facts\.(fee|feeOn|custody)$/, 'compare.rows.$1.label'],
  [/^compare\.facts\.you$/, ...[1, 3, 4].map((cell) => `compare.rows.custody.cells.${cell}`)],
  [/^compare\.facts\.youOrVenue$/, 'compare.rows.custody.cells.2'],
];

function renameKey(key: string): string[] {
  const [pattern = /$/, ...keys] = RENAMED_KEYS.find(([pattern]) => pattern.test(key)) ?? [];
  return keys.length === 0 ? [key] : keys.map((newKey) => key.replace(pattern, newKey));
}

const renameKeys = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      renameKey(key).map((name) => [name, value] as const),
    ),
  );

const createEntries = (...ids: string[]): Entry[] => ids.map((id) => ({ id }));

/** Returns all lists by file and key. Lists that weren't in the settings couldn't be changed in 1.0.0. */
function getLists(settings: JsonObject): Record<string, Record<string, readonly Entry[]>> {
  const getSetting = (...path: string[]) =>
    path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), settings);
  const convertList = (list: unknown, ...removedFields: string[]) =>
    (isList(list) ? list : []).map((entry): Entry => {
      if (!isObject(entry)) return { id: String(entry) };
      const values = Object.entries(entry).filter(([name]) => !removedFields.includes(name));
      return { id: '', ...Object.fromEntries(values) };
    });
  return {
    academy: { courses: convertList(getSetting('courses'), 'lessons') },
    community: { platforms: convertList(getSetting('platforms')) },
    compare: {
      venues: createEntries('orderBook', 'aggregator', 'amm'),
      rows: createEntries('fee', 'feeOn', 'custody'),
      questions: createEntries('speed', 'identity', 'cash', 'copy', 'bots', 'orders', 'discount'),
    },
    faq: { items: convertList(getSetting('questions')) },
    features: {
      items: createEntries('fees', 'speed', 'identity', 'custody', 'cashOut', 'automate'),
    },
    hero: { actions: createEntries('start', 'demo') },
    partners: { categories: convertList(getSetting('partners')) },
    roadmap: { quarters: convertList(getSetting('roadmap', 'quarters'), 'items') },
    security: {
      cards: [
        { id: 'custody', figure: '0' },
        { id: 'approval', figure: '100%' },
        { id: 'login', figure: '0' },
        { id: 'phrase', figure: '1' },
      ],
    },
    stats: { items: createEntries('traders', 'fee', 'speed', 'minimum') },
    steps: { items: createEntries('connect', 'trade', 'cashOut') },
    testimonials: { cards: convertList(getSetting('testimonials')) },
    token: { entries: convertList(getSetting('token', 'supply', 'split')) },
    trading: { features: createEntries('orders', 'copy', 'bots', 'staking') },
  };
}

/** Values other than messages are only written for the source language. */
function buildFiles(
  messages: FlatMessages,
  settings: JsonObject,
  isSource: boolean,
): Record<string, JsonObject> {
  const files = buildContentFiles(renameKeys(messages), getLists(settings), isSource);
  const { year } = isObject(settings['roadmap']) ? settings['roadmap'] : {};
  if (isSource && year !== undefined) files['roadmap'] = { year, ...files['roadmap'] };
  return files;
}

/** Returns what differs from the defaults. A changed list keeps all entries, but only the fields that differ. */
function getChanges(value: unknown, defaultValue: unknown): unknown {
  if (isDeepStrictEqual(value, defaultValue)) return undefined;
  if (isList(value) && value.every(isObject)) {
    const entries = value.map((entry) => {
      const defaultEntry = findEntry(defaultValue, getId(entry));
      return { id: entry['id'], ...Object(getChanges(entry, defaultEntry)) };
    });
    const ids = (isList(defaultValue) ? defaultValue : []).map((entry) => ({ id: getId(entry) }));
    return isDeepStrictEqual(entries, ids) ? undefined : entries;
  }
  if (!isObject(value) || !isObject(defaultValue)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, getChanges(inner, defaultValue[key])] as const,
  );
  const changed = entries.filter(([, inner]) => inner !== undefined);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

async function readOldOwner(file: string) {
  const { owner } = await import(pathToFileURL(resolve(file)).href);
  const settings: JsonObject = owner;
  const folder = join(dirname(file), 'messages');
  const hashesFile = join(folder, '.translated.json');
  const languages = globSync(join(folder, '*.json')).map((path) => basename(path, '.json'));
  return {
    settings,
    messages: languages
      .filter((language) => language !== 'report')
      .map((language) => ({ language, flat: readJson(join(folder, `${language}.json`)) })),
    hashes: existsSync(hashesFile) ? Object.entries<FlatMessages>(readJson(hashesFile)) : [],
  };
}

/**
 * Converts the settings, messages, and pictures in an owner's folder from 1.0.0. Default messages are left out.
 * @returns a warning for each message that can't be converted.
 */
export async function convertOwner(settingsFile: string, folder: string): Promise<string[]> {
  const { settings, messages, hashes } = await readOldOwner(settingsFile);
  const languages = messages.map(({ language }) => language);
  const defaultFiles = readAllFiles('', languages);
  const { messages: defaults, shippedMessages } = combineFiles(defaultFiles, languages);
  const { globalPlaceholders, getMessagePlaceholders } = getKnownPlaceholders(
    owner,
    shippedMessages,
  );
  const unusedKeys = new Set<string>();
  const placeholderWarnings = new Set<string>();
  const hasKnownPlaceholders = ([key, text]: [string, string]) => {
    const known = [...globalPlaceholders, ...getMessagePlaceholders(key)];
    const unknown = getPlaceholders(text).find((name) => !known.includes(name));
    if (unknown)
      placeholderWarnings.add(`Left out ${key}. Its placeholder {${unknown}} no longer exists.`);
    return unknown === undefined;
  };
  for (const { language, flat } of [{ language: 'en', flat: {} }, ...messages]) {
    const renamed = Object.entries(renameKeys<string>(flat));
    const valid = Object.fromEntries(renamed.filter(hasKnownPlaceholders));
    const complete = completeLists(valid, defaults.get(language) ?? shippedMessages);
    const files = buildFiles(complete, settings, language === 'en');
    for (const [name, value] of Object.entries(files)) {
      const defaultFile = join(DEFAULTS_FOLDER, language, `${name}.json`);
      const englishFile = join(DEFAULTS_FOLDER, 'en', `${name}.json`);
      const english = existsSync(englishFile) ? readJson(englishFile) : undefined;
      const used =
        english && name !== 'owner' ? removeUnusedKeys(value, english, name, unusedKeys) : value;
      const changes = getChanges(used, existsSync(defaultFile) ? readJson(defaultFile) : {});
      if (changes !== undefined)
        writeJson(join(folder, 'content', language, `${name}.json`), changes);
    }
  }
  const literal = inspect(convertValues(removeLists(settings)), {
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
  const getOldPath = (name: string) => join(dirname(settingsFile), name);
  for (const [from, to] of [
    ['brand', 'pictures'],
    ['partners', 'pictures'],
    ['sections', 'sections'],
  ] as const)
    if (existsSync(getOldPath(from)))
      cpSync(getOldPath(from), join(folder, to), { recursive: true });
  // The defaults come with hashes of their own messages, so only keep the others.
  const customHashes = hashes.map(([language, languageHashes]) => {
    const flat = renameKeys(messages.find((file) => file.language === language)?.flat ?? {});
    const isCustom = (key: string) =>
      key in flat && defaults.get(language)?.get(key)?.text !== flat[key];
    const entries = Object.entries(renameKeys(languageHashes)).filter(([key]) => isCustom(key));
    return [language, Object.fromEntries(entries)] as const;
  });
  if (customHashes.length > 0)
    writeJson(join(folder, 'content/.translated.json'), Object.fromEntries(customHashes));
  return [
    ...Array.from(unusedKeys, (key) => `Left out ${key}. No section uses it anymore.`),
    ...placeholderWarnings,
  ];
}

/** Adds missing default entries to lists of strings, because lists in content files are always complete. */
function completeLists(flat: FlatMessages, defaults: ContentMessages): FlatMessages {
  const missing = Object.keys(flat).flatMap((key) => {
    const [, list = '', number = '0'] = /^(.*\.)(\d+)$/.exec(key) ?? [];
    const keys = Array.from({ length: Number(number) }, (_, index) => `${list}${index + 1}`);
    return keys.flatMap((entryKey) => {
      const text = entryKey in flat ? undefined : defaults.get(entryKey)?.text;
      return text === undefined ? [] : [[entryKey, text] as const];
    });
  });
  if (missing.length === 0) return flat;
  const entries = [...Object.entries(flat), ...missing];
  return Object.fromEntries(
    entries.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
}

/** Converts settings with a new type or name: claims, keys in experiments, colors, and analytics. */
function convertValues(settings: unknown): JsonObject {
  const all = isObject(settings) ? settings : {};
  const { claims, experiments, colors, analytics, ...others } = all;
  const changedClaims = isObject(claims) && {
    claims: {
      ...claims,
      speed: parseSpeed(claims['speed']),
      traders: parseCount(claims['traders']),
    },
  };
  const changedExperiments = isList(experiments) && {
    experiments: experiments.map((experiment) =>
      isObject(experiment) && isObject(experiment['messages'])
        ? { ...experiment, messages: renameKeys(experiment['messages']) }
        : experiment,
    ),
  };
  const look = isObject(colors) && {
    look: { colors: { accent: colors['floor'], accentShade: colors['floorShade'] } },
  };
  const scripts = isObject(analytics) && { analytics: [analytics] };
  return { ...others, ...changedClaims, ...changedExperiments, ...look, ...scripts };
}

/** Parses a claim such as `under 5 minutes`. */
function parseSpeed(claim: unknown) {
  if (typeof claim !== 'string') return claim;
  const [, under, unit] = /^under (\d+|a) (second|minute)s?$/.exec(claim) ?? [];
  return unit ? { under: Number(under) || 1, unit } : { text: claim };
}

/** Parses a claim such as `50,000+`, `150K+`, or `1.5M+`. */
function parseCount(claim: unknown) {
  if (typeof claim !== 'string') return claim;
  const [, digits = '', unit = ''] = /([\d.,]+)\s*([km]?)/i.exec(claim) ?? [];
  const factor = { K: 1_000, M: 1_000_000 }[unit.toUpperCase()] ?? 1;
  return Math.round(Number(digits.replaceAll(',', '')) * factor);
}

const LISTS = ['courses', 'platforms', 'questions', 'roadmap', 'partners', 'testimonials', 'split'];

/** Removes lists from the settings, and `level` from sections. */
function removeLists(value: unknown, key = ''): unknown {
  if (isList(value))
    return key === 'sections' ? value.map((section) => removeLists(section, 'section')) : value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !(key === 'section' ? name === 'level' : LISTS.includes(name)))
    // Only the top level and `token` contain lists.
    .map(([name, inner]) => [
      name,
      ['sections', 'token', 'supply'].includes(name) ? removeLists(inner, name) : inner,
    ]);
  return Object.fromEntries(entries);
}

/** Removes keys that aren't in the default file, and adds them to `unusedKeys`. List entries don't change. */
function removeUnusedKeys(
  value: JsonObject,
  defaults: JsonObject,
  key: string,
  unusedKeys: Set<string>,
): JsonObject {
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const path = `${key}.${name}`;
    const defaultValue = defaults[name];
    if (defaultValue === undefined) {
      unusedKeys.add(path);
      return [];
    }
    const isNested = isObject(inner) && isObject(defaultValue);
    const used = isNested ? removeUnusedKeys(inner, defaultValue, path, unusedKeys) : inner;
    return [[name, used] as const];
  });
  return Object.fromEntries(entries);
}
