import { hash } from 'node:crypto';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { getAllElements, type Messages } from '../../site/src/i18n/messageSyntax.ts';
import { isInFonts } from '../../site/src/lib/letters.ts';

/**
 * A problem with a message that doesn't fail the build. `wording` means it may differ from English. `glyphs` means the
 * page's fonts can't render it.
 */
export type Note = { kind: 'wording' | 'glyphs'; key: string; text: string };

/**
 * A language's messages and translatable settings, next to those of the source language. By key, `translated` has a
 * hash of the source message that was translated.
 */
export type Translation = {
  source: string;
  language: string;
  english: Messages;
  messages: Messages;
  translated: Messages;
};

/** Hashes a source message, so we can tell whether it has changed. */
export const hashMessage = (english: string) => hash('sha256', english).slice(0, 8);

/** Returns notes about plural forms, then about glyphs, then about translations. */
export function getNotes(translation: Translation): Note[] {
  const { source, language, messages } = translation;
  return [
    ...Object.entries(messages).flatMap(([key, message]): Note[] => {
      const forms = findMissingPluralForms(language, message);
      const text = `Missing plural forms: ${forms.join(', ')}. Add them.`;
      return forms.length === 0 ? [] : [{ kind: 'wording', key, text }];
    }),
    ...getGlyphNotes(language, messages),
    ...(language === source ? [] : getTranslationNotes(translation)),
  ];
}

function getTranslationNotes({ english, messages, translated }: Translation): Note[] {
  return Object.entries(english).flatMap(([key, text]): Note[] => {
    const message = messages[key];
    if (translated[key] === hashMessage(text)) return [];
    if (message !== undefined && message !== text) {
      const problem =
        key in translated
          ? 'The English message has changed since the translation'
          : 'Not marked as translated';
      return [{ kind: 'wording', key, text: `${problem}. Compare the messages, then accept it.` }];
    }
    // A message with only placeholders doesn't need a translation.
    if (message !== undefined && !/\p{L}/u.test(getLiteralText(message))) return [];
    return [{ kind: 'wording', key, text: 'Not translated. Translate it, or accept it.' }];
  });
}

/** These numbers cover every plural category except the one for millions (Unicode CLDR). The page doesn't need that. */
const COUNTS = Array.from({ length: 200 }, (_, index) => index + 1);

/** Returns a language's plural categories (see `Intl.PluralRules`) that a message has no form for. */
function findMissingPluralForms(language: string, message: string): string[] {
  const rules = new Intl.PluralRules(language);
  const missing = getAllElements(message).flatMap((element) => {
    const forms = element.type === TYPE.plural ? Object.keys(element.options) : [];
    // If a message is the same for all counts, it has a single form.
    if (forms.every((form) => form === 'other' || form.startsWith('='))) return [];
    const counted = COUNTS.filter((count) => !forms.includes(`=${count}`));
    return counted.map((count) => rules.select(count)).filter((form) => !forms.includes(form));
  });
  return [...new Set(missing)];
}

/** Returns one note that lists all missing glyphs. It's for the first message that needs one of them. */
function getGlyphNotes(language: string, messages: Messages): Note[] {
  const findMissingGlyphs = (message: string) => {
    const text = getLiteralText(message);
    return [...(text + text.toLocaleUpperCase(language))].filter(
      (letter) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !isInFonts(letter),
    );
  };
  const missing = new Set(Object.values(messages).flatMap(findMissingGlyphs));
  const first = Object.entries(messages).find(([, text]) => findMissingGlyphs(text).length > 0);
  const text = `The fonts have no glyphs for ${[...missing].join(' ')}. A fallback font will be used. To add a font, see docs/owner.md.`;
  return first ? [{ kind: 'glyphs', key: first[0], text }] : [];
}

/** Returns a message's text without placeholders. */
const getLiteralText = (message: string) =>
  getAllElements(message)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join(' ');
