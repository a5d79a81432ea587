import type { Owner } from '#site/owner/settings.ts';
import {
  type Content,
  isOptionalKey,
  loadContent,
  getKeyPattern,
  throwIfAny,
  type ContentMessage,
  type ContentMessages,
} from '../content/content.ts';
import { getClaimNames } from '../data/claims.ts';
import { belongsToRemovedSection } from '../data/sectionMessages.ts';
import { contentFolder, settingsFile } from '../data/owner.ts';
import type { Language } from './locales.ts';
import { findMarkupError } from './markup.ts';
import { findBrokenRules } from './messageRules.ts';
import { findSyntaxError, getPlaceholders, type Messages } from './messageSyntax.ts';
import { isSettingKey, getTranslatableSettings } from './translatableSettings.ts';

const contentByLanguages = new Map<string, Content>();
const contentOfPages = new WeakMap<Owner, Content>();
const messagesByOwner = new WeakMap<Owner, ReadonlyMap<Language, Messages>>();

/** Returns the content of the given languages, source language first. Reads the files only once. */
export function getContent(languages: readonly Language[]): Content {
  const key = languages.join();
  const content = contentByLanguages.get(key) ?? loadContent(contentFolder, languages);
  contentByLanguages.set(key, content);
  return content;
}

/** Returns a campaign page's content. For any other owner, returns the home page's content. */
export const getOwnerContent = (owner: Owner): Content =>
  contentOfPages.get(owner) ?? getContent(owner.languages);

export const setOwnerContent = (owner: Owner, content: Content) =>
  contentOfPages.set(owner, content);

/**
 * Returns the messages of a language.
 * @throws Error with one line for each problem, whatever its language.
 */
export function getMessages(owner: Owner, language: Language): Messages {
  const messages = messagesByOwner.get(owner) ?? checkMessages(owner, getOwnerContent(owner));
  messagesByOwner.set(owner, messages);
  return messages.get(language) ?? {};
}

/** @throws Error with one line for each problem. */
export function checkMessages(owner: Owner, content: Content): ReadonlyMap<Language, Messages> {
  throwIfAny(content.orderErrors);
  const [source = ''] = owner.languages;
  const languages = [...content.messages.keys()];
  const pageMessages = new Map(
    languages.map((language) => [language, getPageMessages(owner, content, language)]),
  );
  throwIfAny(languages.flatMap((language) => findMissingMessages(owner, content, language)));
  throwIfAny(
    [...pageMessages].flatMap(([language, messages]) => [
      ...findPlaceholderErrors(owner, content, language === source, messages),
      ...findMarkupErrors(messages),
      ...findRuleErrors(owner, language, messages),
    ]),
  );
  for (const [language, variants] of getVariantMessages(owner)) {
    throwIfAny(
      [...variants].flatMap(([key, message]) => {
        const error = findSyntaxError(message.text);
        if (error) return [message.formatError(error)];
        const single: ContentMessages = new Map([[key, message]]);
        return [
          ...findPlaceholderErrors(owner, content, true, single),
          ...findMarkupErrors(single),
        ];
      }),
    );
    // Variant B replaces these messages.
    const withVariants = new Map([...(pageMessages.get(language) ?? []), ...variants]);
    throwIfAny(findRuleErrors(owner, language, withVariants));
  }
  return new Map([...pageMessages].map(([language, messages]) => [language, toStrings(messages)]));
}

const toStrings = (messages: ContentMessages) =>
  Object.fromEntries(Array.from(messages, ([key, { text }]) => [key, text]));

/** Returns the page's messages in a language. Untranslated list entries use the source language. */
function getPageMessages(
  owner: Owner,
  { messages, requiredKeys, shippedMessages }: Content,
  language: Language,
): ContentMessages {
  const [source, own] = [messages.get(owner.languages[0] ?? ''), messages.get(language)];
  const settings = getTranslatableSettings(owner);
  const isUsedTranslation = ([key, { isOwnerFile }]: [string, ContentMessage]) =>
    // A default translation is valid only if the setting still has its default text.
    isSettingKey(key) && (isOwnerFile || settings[key] === shippedMessages.get(key)?.text);
  return new Map([
    ...requiredKeys.flatMap((key) => {
      const message = own?.get(key) ?? (isOptional(owner, key) ? source?.get(key) : undefined);
      return message ? [[key, message] as const] : [];
    }),
    ...[...(own ?? [])].filter(isUsedTranslation),
  ]);
}

/** Returns whether a translation may lack a message. The page then has the one of the source language. */
const isOptional = (owner: Owner, key: string) =>
  isOptionalKey(key) || belongsToRemovedSection(owner, key);

/** Finds missing messages. If the source language doesn't have a message either, it's reported only once. */
function findMissingMessages(
  owner: Owner,
  { messages, requiredKeys }: Content,
  language: Language,
): string[] {
  const [[source, sourceMessages] = ['', undefined]] = messages;
  const own = messages.get(language);
  if (!own || own.size === 0) {
    return [
      `${contentFolder}/${language}: No messages in "${language}". Run \`npm run owner -- fill\` and translate them, or remove the language from the settings.`,
    ];
  }
  return requiredKeys
    .filter(
      (key) =>
        !own.has(key) &&
        (language === source || (sourceMessages?.has(key) && !isOptional(owner, key))),
    )
    .map((key) => formatMessageError(undefined, language, key, 'Missing text. Add it.'));
}

/** Finds missing and unknown placeholders. The owner's own messages may omit placeholders. */
function findPlaceholderErrors(
  owner: Owner,
  { shippedMessages }: Content,
  isSource: boolean,
  messages: ContentMessages,
): string[] {
  const known = getKnownPlaceholders(owner, shippedMessages);
  return [...messages].flatMap(([key, { text, isOwnerFile, formatError }]) => {
    const used = getPlaceholders(text);
    const required =
      isOwnerFile || isSource ? [] : getPlaceholders(shippedMessages.get(key)?.text ?? '');
    const missing = required.find((name) => !used.includes(name));
    const knownHere = known.getMessagePlaceholders(key);
    const unknown = used.find(
      (name) => !known.globalPlaceholders.includes(name) && !knownHere.includes(name),
    );
    const choice = knownHere.length > 0 ? `one of {${knownHere.join('}, {')}}, or ` : '';
    const problem = missing
      ? `Missing placeholder {${missing}}, which the English text has. Add it here, or correct the English text.`
      : `Unknown placeholder {${unknown}}. Use ${choice}a value listed in docs/owner.md.`;
    return missing || unknown ? [formatError(problem)] : [];
  });
}

/** Returns the global placeholders, and a function that returns a single message's placeholders. */
export function getKnownPlaceholders(owner: Owner, shippedMessages: ContentMessages) {
  // List entries share their placeholders.
  const groups = Map.groupBy(shippedMessages, ([key]) => getKeyPattern(key));
  const getMessagePlaceholders = (key: string) => {
    const messages = groups.get(getKeyPattern(key)) ?? [];
    return [...new Set(messages.flatMap(([, { text }]) => getPlaceholders(text)))];
  };
  const globalPlaceholders = ['name', 'asOf', 'year', ...getClaimNames(owner)];
  return { globalPlaceholders, getMessagePlaceholders };
}

const findMarkupErrors = (messages: ContentMessages) =>
  [...messages].flatMap(([key, { text, formatError }]) => {
    const error = findMarkupError(key, text);
    return error ? [formatError(error)] : [];
  });

const findRuleErrors = (owner: Owner, language: Language, messages: ContentMessages) =>
  findBrokenRules(owner, language, toStrings(messages)).map(({ key, problem }) =>
    formatMessageError(messages, language, key, problem),
  );

/** Adds the file, the key, and (if known) the line to an error in a message. */
export const formatMessageError = (
  messages: ContentMessages | undefined,
  language: Language,
  key: string,
  problem: string,
) =>
  messages?.get(key)?.formatError(problem) ??
  `${contentFolder}/${language}/${key.split('.', 1)[0]}.json, "${key}": ${problem}`;

/** Returns all experiments' variant B messages, by language. */
function getVariantMessages(owner: Owner): Map<Language, ContentMessages> {
  const variants = owner.experiments.flatMap(({ messages }, index) =>
    Object.entries(messages).map(([key, texts]) => ({ index, key, texts })),
  );
  const getVariants = (language: Language) =>
    variants.map(({ index, key, texts }): [string, ContentMessage] => {
      const formatError = (problem: string) =>
        `${settingsFile}, experiments.${index}.messages, "${key}", ${language}: ${problem}`;
      const text = texts[language];
      if (text === undefined)
        throw new Error(formatError('Variant B has no text in this language. Add it.'));
      return [key, { text, isOwnerFile: true, formatError }];
    });
  return new Map(owner.languages.map((language) => [language, new Map(getVariants(language))]));
}
