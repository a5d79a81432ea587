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
import { findViolations } from './messageRules.ts';
import { findSyntaxError, getPlaceholders, type Messages } from './messageSyntax.ts';
import { isSettingKey, getTranslatableSettings } from './translatableSettings.ts';

const contentByLanguages = new Map<string, Content>();
const pageContent = new WeakMap<Owner, Content>();
const messagesByOwner = new WeakMap<Owner, ReadonlyMap<Language, Messages>>();

/** Reads the files only once. The source language comes first. */
export function getContent(languages: readonly Language[]): Content {
  const key = languages.join();
  const content = contentByLanguages.get(key) ?? loadContent(contentFolder, languages);
  contentByLanguages.set(key, content);
  return content;
}

/** Returns the home page's content, unless `owner` belongs to a campaign page. */
export const getOwnerContent = (owner: Owner): Content =>
  pageContent.get(owner) ?? getContent(owner.languages);

export const setOwnerContent = (owner: Owner, content: Content) => pageContent.set(owner, content);

/**
 * Returns the messages in a language.
 * @throws Error listing the problems in all languages, each on its own line.
 */
export function getMessages(owner: Owner, language: Language): Messages {
  const messages = messagesByOwner.get(owner) ?? checkMessages(owner, getOwnerContent(owner));
  messagesByOwner.set(owner, messages);
  return messages.get(language) ?? {};
}

/** @throws Error listing every problem on its own line. */
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
    // Check the page as visitors with variant B see it.
    const withVariants = new Map([...(pageMessages.get(language) ?? []), ...variants]);
    throwIfAny(findRuleErrors(owner, language, withVariants));
  }
  return new Map([...pageMessages].map(([language, messages]) => [language, toStrings(messages)]));
}

const toStrings = (messages: ContentMessages) =>
  Object.fromEntries(Array.from(messages, ([key, { text }]) => [key, text]));

/** Untranslated list entries fall back to the source language. */
function getPageMessages(
  owner: Owner,
  { messages, requiredKeys, shippedMessages }: Content,
  language: Language,
): ContentMessages {
  const [source, own] = [messages.get(owner.languages[0] ?? ''), messages.get(language)];
  const settings = getTranslatableSettings(owner);
  const isUsedTranslation = ([key, { isOwnerFile }]: [string, ContentMessage]) =>
    // A default translation only applies if the setting still has its default text.
    isSettingKey(key) && (isOwnerFile || settings[key] === shippedMessages.get(key)?.text);
  return new Map([
    ...requiredKeys.flatMap((key) => {
      const message = own?.get(key) ?? (isOptional(owner, key) ? source?.get(key) : undefined);
      return message ? [[key, message] as const] : [];
    }),
    ...[...(own ?? [])].filter(isUsedTranslation),
  ]);
}

/** A translation may omit these messages. */
const isOptional = (owner: Owner, key: string) =>
  isOptionalKey(key) || belongsToRemovedSection(owner, key);

/** Messages that are missing from the source language are only reported there. */
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

/** Finds missing and unknown placeholders. The owner's messages may omit placeholders. */
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
      ? `Missing placeholder {${missing}} from the English text. Add it here, or remove it there.`
      : `Unknown placeholder {${unknown}}. Use ${choice}a value listed in docs/owner.md.`;
    return missing || unknown ? [formatError(problem)] : [];
  });
}

/** `globalPlaceholders` can be used in any message. */
export function getKnownPlaceholders(owner: Owner, shippedMessages: ContentMessages) {
  // Entries in the same list share their placeholders.
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
  findViolations(owner, language, toStrings(messages)).map(({ key, problem }) =>
    formatMessageError(messages, language, key, problem),
  );

/** Prepends the file, the line (if known), and the key to an error. */
export const formatMessageError = (
  messages: ContentMessages | undefined,
  language: Language,
  key: string,
  problem: string,
) =>
  messages?.get(key)?.formatError(problem) ??
  `${contentFolder}/${language}/${key.split('.', 1)[0]}.json, "${key}": ${problem}`;

/** Returns the messages for variant B of all experiments, by language. */
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
        throw new Error(formatError('Variant B is missing in this language. Add it.'));
      return [key, { text, isOwnerFile: true, formatError }];
    });
  return new Map(owner.languages.map((language) => [language, new Map(getVariants(language))]));
}
