import type { Owner } from '#site/owner/settings.ts';
import {
  type Content,
  isOptionalKey,
  loadContent,
  getKeyPattern,
  throwIfAny,
  type ContentMessage,
} from '../content/content.ts';
import { getClaimNames } from '../data/claims.ts';
import { contentFolder, settingsFile } from '../data/owner.ts';
import type { Language } from './locales.ts';
import { findMarkupError } from './markup.ts';
import { findBrokenRules } from './messageRules.ts';
import { findSyntaxError, getPlaceholders, type Messages } from './messageSyntax.ts';
import { isSettingKey, getTranslatableSettings } from './translatableSettings.ts';

const contents = new Map<string, Content>();
const ofPages = new WeakMap<Owner, Content>();
const loaded = new WeakMap<Owner, ReadonlyMap<Language, Messages>>();

/** The content of some languages, the source first. Files are read once. */
export function getContent(languages: readonly Language[]): Content {
  const key = languages.join();
  const content = contents.get(key) ?? loadContent(contentFolder, languages);
  contents.set(key, content);
  return content;
}

/** The content of an owner: what a campaign page says, or else the home page. */
export const getOwnerContent = (owner: Owner): Content =>
  ofPages.get(owner) ?? getContent(owner.languages);

/** Registers the content of an owner's campaign page. */
export const setOwnerContent = (owner: Owner, content: Content) => ofPages.set(owner, content);

/**
 * The messages of a language that is built.
 * @throws Error with a sentence for each mistake in any of them.
 */
export function getMessages(owner: Owner, language: Language): Messages {
  const known = loaded.get(owner) ?? checkMessages(owner, getOwnerContent(owner));
  loaded.set(owner, known);
  return known.get(language) ?? {};
}

/** @throws Error with a sentence for each mistake. */
export function checkMessages(owner: Owner, content: Content): ReadonlyMap<Language, Messages> {
  throwIfAny(content.orderErrors);
  const [source = ''] = owner.languages;
  const all = new Map(
    [...content.messages.keys()].map((language) => [language, pageTexts(owner, content, language)]),
  );
  throwIfAny([...content.messages.keys()].flatMap((language) => missingTexts(content, language)));
  throwIfAny(
    [...all].flatMap(([language, texts]) => [
      ...placeholderMistakes(owner, content, language === source, texts),
      ...markupMistakes(texts),
      ...ruleMistakes(owner, language, texts),
    ]),
  );
  const tested = experimentTexts(owner);
  for (const [language, texts] of tested) {
    throwIfAny(
      [...texts].flatMap(([key, { text, formatError: sentence }]) => {
        const mistake = findSyntaxError(text);
        if (mistake) return [sentence(mistake)];
        const tested: Texts = new Map([[key, { text, isOwn: true, formatError: sentence }]]);
        return [...placeholderMistakes(owner, content, true, tested), ...markupMistakes(tested)];
      }),
    );
    // What B says replaces those.
    throwIfAny(ruleMistakes(owner, language, new Map([...(all.get(language) ?? []), ...texts])));
  }
  return new Map([...all].map(([language, texts]) => [language, plain(texts)]));
}

type Texts = ReadonlyMap<string, ContentMessage>;

const plain = (texts: Texts) =>
  Object.fromEntries(Array.from(texts, ([key, { text }]) => [key, text]));

/** The page's texts in a language. Untranslated list entries use the source. */
function pageTexts(
  owner: Owner,
  { messages: texts, requiredKeys: needed, shippedMessages: shipped }: Content,
  language: Language,
): Texts {
  const [source, own] = [texts.get(owner.languages[0] ?? ''), texts.get(language)];
  const sentences = getTranslatableSettings(owner);
  const isTranslated = ([key, { isOwn }]: [string, ContentMessage]) =>
    // A shipped translation fits only the shipped sentence.
    isSettingKey(key) && (isOwn || sentences[key] === shipped.get(key)?.text);
  return new Map([
    ...needed.flatMap((key) => {
      const found = own?.get(key) ?? (isOptionalKey(key) ? source?.get(key) : undefined);
      return found ? [[key, found] as const] : [];
    }),
    ...[...(own ?? [])].filter(isTranslated),
  ]);
}

/** Reports a text that the source lacks too only once. */
function missingTexts(
  { messages: texts, requiredKeys: needed }: Content,
  language: Language,
): string[] {
  const [[source, first] = ['', undefined]] = texts;
  const own = texts.get(language);
  if (!own || own.size === 0) {
    return [
      `${contentFolder}/${language}: there are no words in "${language}". Run \`npm run owner -- fill\` and translate them, or take the language out of the settings.`,
    ];
  }
  return needed
    .filter(
      (key) => !own.has(key) && (language === source || (first?.has(key) && !isOptionalKey(key))),
    )
    .map((key) => formatMessageError(undefined, language, key, 'it is missing. Write it.'));
}

/** The placeholders that texts must share with English, and those they may not use. Owners may omit some. */
function placeholderMistakes(
  owner: Owner,
  { shippedMessages: shipped }: Content,
  isSource: boolean,
  texts: Texts,
): string[] {
  const filled = getKnownPlaceholders(owner, shipped);
  return [...texts].flatMap(([key, { text, isOwn, formatError: sentence }]) => {
    const names = getPlaceholders(text);
    const asked = isOwn || isSource ? [] : getPlaceholders(shipped.get(key)?.text ?? '');
    const missing = asked.find((name) => !names.includes(name));
    const known = filled.inText(key);
    const strange = names.find(
      (name) => !filled.everywhere.includes(name) && !known.includes(name),
    );
    if (missing) return [sentence(`English has {${missing}}. Write it here, or correct it there.`)];
    const choice = known.length > 0 ? `one of {${known.join('}, {')}}, or ` : '';
    return strange
      ? [sentence(`nothing fills {${strange}}. Write ${choice}a value that docs/owner.md lists.`)]
      : [];
  });
}

/** The placeholders that work in every text, and the further ones of a single text. */
export function getKnownPlaceholders(owner: Owner, shipped: Texts) {
  // Of the entries of a list each may name what is filled in another.
  const groups = Map.groupBy(shipped, ([key]) => getKeyPattern(key));
  const inText = (key: string) => {
    const texts = groups.get(getKeyPattern(key)) ?? [];
    return [...new Set(texts.flatMap(([, { text }]) => getPlaceholders(text)))];
  };
  return { everywhere: ['name', 'asOf', 'year', ...getClaimNames(owner)], inText };
}

const markupMistakes = (texts: Texts) =>
  [...texts].flatMap(([key, { text, formatError: sentence }]) => {
    const mistake = findMarkupError(key, text);
    return mistake ? [sentence(mistake)] : [];
  });

const ruleMistakes = (owner: Owner, language: Language, texts: Texts) =>
  findBrokenRules(owner, language, plain(texts)).map(({ key, text }) =>
    formatMessageError(texts, language, key, text),
  );

/** The sentence for what is wrong with a text of a language. */
export const formatMessageError = (
  texts: Texts | undefined,
  language: Language,
  key: string,
  text: string,
) =>
  texts?.get(key)?.formatError(text) ??
  `${contentFolder}/${language}/${key.split('.', 1)[0]}.json, "${key}": ${text}`;

/** What B says in each language. */
function experimentTexts(owner: Owner): Map<Language, Texts> {
  const tested = owner.experiments.flatMap(({ messages }, index) =>
    Object.entries(messages).map(([key, texts]) => ({ index, key, texts })),
  );
  const textIn = (language: Language) =>
    tested.map(({ index, key, texts }): [string, ContentMessage] => {
      const sentence = (text: string) =>
        `${settingsFile}, experiments.${index}.messages, "${key}", ${language}: ${text}`;
      const text = texts[language];
      if (text === undefined)
        throw new Error(sentence('B has no text in this language. Write it.'));
      return [key, { text, isOwn: true, formatError: sentence }];
    });
  return new Map(owner.languages.map((language) => [language, new Map(textIn(language))]));
}
