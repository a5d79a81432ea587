import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type en from '../../../messages/en.json';
import { tools } from '../data/claimed.ts';
import { figures, ownKey, ownSentences, type OwnSentence } from '../data/figures.ts';
import { owner } from '../data/owner.ts';
import { withBoth } from '../lib/variants.ts';
import { printIsolated, withSimpleMarks, withoutMarks, type Values } from './direction.ts';
import { TESTED } from './experiments.ts';
import type { ListedKey } from './listedMessages.ts';
import { listIn, type Language } from './locales.ts';
import { messagesOf } from './loadMessages.ts';
import { locate, messageFiles } from './messageFiles.ts';
import { asClaimed } from './messageSyntax.ts';

/** The key of a message, as `messages/en.json` has it: `hero.lead`. */
export type MessageKey = keyof typeof en | ListedKey | `sections.${string}`;

/** Says a message in one language: `t('hero.lead', { speed })`. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * The messages of a language. Any of them may name the owner's figures (`{name}`, `{fee}`, …); further
 * placeholders are filled by `values`.
 */
export function translator(language: Language, finish = (text: string) => text): Translate {
  const own = ownFigures(language);
  return (key, values) => finish(format(language, key, { ...own, ...values }));
}

/** The same for machines: without marks of direction, and with plain spaces. */
export const plainTranslator = (language: Language) => translator(language, withoutMarks);

/** The same for what people see outside of the page: its title, search results, shared links. */
export const outsideTranslator = (language: Language) => translator(language, withSimpleMarks);

// Figures look alike in every language: digits from 0 to 9, commas between thousands.
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en-US'),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en-US'),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...rules),
};

/**
 * A message with its placeholders filled; both texts of one that is in an experiment, as `lib/variants.ts` has them.
 * @param edit which of its parts are said, where not all are.
 * @throws Error that names file, line and key where there is no such message, or a value is missing.
 */
export function format(
  language: Language,
  key: string,
  values: Values,
  edit = (elements: MessageFormatElement[]) => elements,
): string {
  const say = (message: string) => {
    const elements = edit(asClaimed(message));
    const printer = new IntlMessageFormat(elements, language, undefined, { formatters });
    try {
      if (message === '') throw new Error('it is missing. Write it.');
      return printIsolated(language, values, (isolated) => String(printer.format(isolated)).trim());
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : '';
      const [, unfilled] = /variable "(\w+)" was not provided/.exec(reason) ?? [];
      const problem = unfilled ? `nothing fills {${unfilled}} here. Take it out.` : reason;
      throw new Error(locate(messageFiles([language]), language, key, problem), { cause });
    }
  };
  const text = say(messagesOf(language)[key] ?? '');
  const place = TESTED.findIndex((tested) => tested.key === key);
  const other = TESTED[place]?.texts[language];
  return other === undefined ? text : withBoth(place, text, say(other));
}

/**
 * A sentence of the owner's own in a language: `owner.regions` of its messages. As it stands in the settings
 * where nobody translated it; empty where the owner says nothing.
 */
export const ownSentence = (language: Language, name: OwnSentence): string =>
  ownSentences[name] && (messagesOf(language)[ownKey(name)] ?? ownSentences[name]);

/**
 * When the team answers a sign-up: our words, then the owner's; empty where the owner says nothing.
 * @param isConfirmed whether visitors confirm their sign-up by mail first.
 */
export function answered(t: Translate, language: Language, isConfirmed: boolean): string {
  const reply = ownSentence(language, 'reply');
  const goingOn = reply.charAt(0).toLocaleLowerCase(language) + reply.slice(1);
  return reply && t(isConfirmed ? 'hero.replyToConfirm' : 'hero.reply', { reply: goingOn });
}

/** The owner's figures as a language says them, as far as the owner claims them. */
export function ownFigures(language: Language): Values {
  const { speed } = owner.claims;
  const { counted, inPassing } = speedIn(language, speed ?? '');
  const names = tools.map((tool) => messagesOf(language)[`tools.${tool}`] ?? '');
  return {
    ...figures(language),
    ...(speed !== null && { speed: counted, speedInPassing: inPassing }),
    ...(names.length > 0 && { tools: listIn(language, names) }),
  };
}

/** A speed that each language says in words of its own. */
export const COUNTED_SPEED = /^under (\d+) (second|minute)s?$/;

/**
 * How fast a trade is. `counted`: `under 1 second`; `inPassing`: `under a second`; `short`, as a numeral:
 * `<1s`. An owner's speed of another form than "under 5 minutes" stands in each place as it is written.
 */
export function speedIn(language: Language, speed: string) {
  const [, digits, unit] = COUNTED_SPEED.exec(speed) ?? [];
  if (digits === undefined) {
    const own = messagesOf(language)[ownKey('speed')] ?? speed;
    const given = own.replaceAll(/(\d) /g, '$1\u00a0');
    return { counted: given, inPassing: given, short: given };
  }
  const say = (key: string) => format(language, `speed.${key}.${unit}`, { count: Number(digits) });
  const counted = say('counted');
  return { counted, inPassing: digits === '1' ? say('ofOne') : counted, short: say('short') };
}
