import { hash } from 'node:crypto';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { getAllElements, type Messages } from '../../site/src/i18n/messageSyntax.ts';
import { isInFonts } from '../../site/src/lib/letters.ts';

/**
 * A warning about a message that the build accepts: `wording` that may differ from English, or `glyphs` that the
 * page's fonts lack.
 */
export type Note = { kind: 'wording' | 'glyphs'; key: string; text: string };

/**
 * The messages of a language and of the source language, with the owner's own sentences. `translated`: by key, the
 * hash of the source text that was translated or accepted.
 */
export type Translation = {
  source: string;
  language: string;
  english: Messages;
  messages: Messages;
  translated: Messages;
};

/** The first 8 hex digits of a text's SHA-256: enough to tell whether an English message changed. */
export const hashOf = (english: string) => hash('sha256', english).slice(0, 8);

/** The open notes of a language: plural forms, then letters, then translations. */
export function notesOn(translation: Translation): Note[] {
  const { source, language, messages } = translation;
  return [
    ...Object.entries(messages).flatMap(([key, message]): Note[] => {
      const forms = missingForms(language, message);
      const text = `its plural lacks ${forms.join(', ')}, by which the language counts. Add the form.`;
      return forms.length === 0 ? [] : [{ kind: 'wording', key, text }];
    }),
    ...letterNotes(language, messages),
    ...(language === source ? [] : translationNotes(translation)),
  ];
}

function translationNotes({ english, messages, translated }: Translation): Note[] {
  return Object.entries(english).flatMap(([key, text]): Note[] => {
    const message = messages[key];
    if (translated[key] === hashOf(text)) return [];
    if (message !== undefined && message !== text) {
      const was = key in translated ? 'English has changed since it was' : 'it is not marked as';
      return [{ kind: 'wording', key, text: `${was} translated. Compare them, then accept it.` }];
    }
    // Placeholders alone need no translation; an owner's sentence that is missing does.
    if (message !== undefined && !/\p{L}/u.test(wordsOf(message))) return [];
    return [{ kind: 'wording', key, text: 'it is still in English. Translate it, or accept it.' }];
  });
}

/** These numbers cover every category of a language except millions, which the page never shows (Unicode CLDR). */
const COUNTS = Array.from({ length: 200 }, (_, index) => index + 1);

/** The categories of `Intl.PluralRules` that a language counts by and a message has no form for. */
function missingForms(language: string, message: string): string[] {
  const rules = new Intl.PluralRules(language);
  const missing = getAllElements(message).flatMap((element) => {
    const forms = element.type === TYPE.plural ? Object.keys(element.options) : [];
    // Texts that are the same for all counts need one form.
    if (forms.every((form) => form === 'other' || form.startsWith('='))) return [];
    const counted = COUNTS.filter((count) => !forms.includes(`=${count}`));
    return counted.map((count) => rules.select(count)).filter((form) => !forms.includes(form));
  });
  return [...new Set(missing)];
}

/** One note for all letters, at the first message that has one. */
function letterNotes(language: string, messages: Messages): Note[] {
  const missingIn = (message: string) =>
    [...(wordsOf(message) + wordsOf(message).toLocaleUpperCase(language))].filter(
      (letter) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !isInFonts(letter),
    );
  const missing = new Set(Object.values(messages).flatMap(missingIn));
  const first = Object.entries(messages).find(([, message]) => missingIn(message).length > 0);
  const text = `the fonts lack ${[...missing].join(' ')}. Another font shows them; docs/owner.md says how to add one.`;
  return first ? [{ kind: 'glyphs', key: first[0], text }] : [];
}

/** The words of a message without its placeholders. */
const wordsOf = (message: string) =>
  getAllElements(message)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join(' ');
