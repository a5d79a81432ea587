import { hash } from 'node:crypto';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { getAllElements, type Messages } from '../../site/src/i18n/messageSyntax.ts';
import { isInFonts } from '../../site/src/lib/letters.ts';

/**
 * A problem that doesn't fail the build. `wording` means the message may differ from English, and `glyphs` means the
 * page's fonts can't render it.
 */
export type Note = { kind: 'wording' | 'glyphs'; key: string; text: string };

/**
 * Messages and translatable settings by key, in the source language (`english`) and another one. `translated` has the
 * hash of the source message that each one was translated from.
 */
export type Translation = {
  source: string;
  language: string;
  english: Messages;
  messages: Messages;
  translated: Messages;
};

/** We store this hash with a translation to find out whether the source message has changed since. */
export const hashMessage = (english: string) => hash('sha256', english).slice(0, 8);

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
          ? 'The English message has changed since it was translated'
          : 'Not marked as translated';
      return [{ kind: 'wording', key, text: `${problem}. Compare the two, then accept it.` }];
    }
    // A message with only placeholders doesn't need a translation.
    if (message !== undefined && !/\p{L}/u.test(getLiteralText(message))) return [];
    return [{ kind: 'wording', key, text: 'Not translated. Translate it, or accept it.' }];
  });
}

/** Together, these numbers use every CLDR plural category except the one for millions, which the page doesn't need. */
const COUNTS = Array.from({ length: 200 }, (_, index) => index + 1);

/** Returns the `Intl.PluralRules` categories that a message has no form for. */
function findMissingPluralForms(language: string, message: string): string[] {
  const rules = new Intl.PluralRules(language);
  const missing = getAllElements(message).flatMap((element) => {
    const forms = element.type === TYPE.plural ? Object.keys(element.options) : [];
    // Some messages are the same for all counts.
    if (forms.every((form) => form === 'other' || form.startsWith('='))) return [];
    const counted = COUNTS.filter((count) => !forms.includes(`=${count}`));
    return counted.map((count) => rules.select(count)).filter((form) => !forms.includes(form));
  });
  return [...new Set(missing)];
}

/** Returns a single note with all missing glyphs, on the first message that needs one. */
function getGlyphNotes(language: string, messages: Messages): Note[] {
  const findMissingGlyphs = (message: string) => {
    const text = getLiteralText(message);
    return [...(text + text.toLocaleUpperCase(language))].filter(
      (letter) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !isInFonts(letter),
    );
  };
  const missing = new Set(Object.values(messages).flatMap(findMissingGlyphs));
  const first = Object.entries(messages).find(([, text]) => findMissingGlyphs(text).length > 0);
  const text = `The fonts have no glyphs for ${[...missing].join(' ')}, so browsers use a fallback font. To add a font, see docs/owner.md.`;
  return first ? [{ kind: 'glyphs', key: first[0], text }] : [];
}

const getLiteralText = (message: string) =>
  getAllElements(message)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join(' ');
