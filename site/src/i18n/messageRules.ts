import { seenLength } from '../lib/fill.ts';
import type { Messages, Problem } from './parseMessages.ts';

/** Letters that fit where a text stands: search engines cut longer ones, and the picture stands beside. */
const LONGEST: Readonly<Record<string, number>> = {
  'head.title': 60,
  'head.description': 160,
  'hero.heading': 24,
};

/** The activity is invented: each of these has to say so in its language. */
const SAY_SIMULATED = [
  'activity.label',
  'activity.lead',
  'activity.onPaper',
  'activityFeed.list',
  'activityFeed.gain',
  'activityFeed.loss',
];
/** In small letters, the letters that every form of a language's word for "simulated" has. */
const SIMULATED = 'language.simulated';

/** Sentences of the feed, which a phone breaks at a line. */
const LINE = 'activityFeed.sentence.';

/**
 * What the page asks of single messages besides their placeholders.
 * @param figures what fills the owner's placeholders.
 */
export function checkRules(
  language: string,
  messages: Messages,
  figures: Readonly<Record<string, string | number>>,
): Pick<Problem, 'key' | 'text'>[] {
  const stem = messages[SIMULATED] ?? '';
  return Object.entries(messages).flatMap(([key, message]) => {
    const text = message.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      return `${figures[name] ?? place}`;
    });
    const longest = LONGEST[key] ?? Infinity;
    if (seenLength(text) > longest) {
      const tooLong = `${seenLength(text)} letters do not fit. Keep it within ${longest}.`;
      return [{ key, text: tooLong }];
    }
    if (SAY_SIMULATED.includes(key) && !text.toLocaleLowerCase(language).includes(stem)) {
      const real = `the activity is invented, so this text has to say that it is simulated, with the letters "${stem}" of "${SIMULATED}".`;
      return [{ key, text: real }];
    }
    const isBroken = !key.startsWith(LINE) || /^[^|]+\|[^|]+$/.test(text);
    return isBroken ? [] : [{ key, text: 'write one | where a phone breaks the line.' }];
  });
}
