import { figures } from '../data/figures.ts';
import { seenLength } from '../lib/text.ts';
import type { Messages, Problem } from './parseMessages.ts';

/** Letters that fit where a text stands: search engines cut longer ones, and the picture stands beside. */
const LONGEST = { 'head.title': 60, 'head.description': 160, 'hero.heading': 24 };

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

/** What the page asks of single messages besides their placeholders. */
export function brokenRules(language: string, messages: Messages): Pick<Problem, 'key' | 'text'>[] {
  const known: Readonly<Record<string, string | number>> = figures(language);
  const tooLong = Object.entries(LONGEST).flatMap(([key, longest]) => {
    const message = messages[key] ?? '';
    const filled = message.replaceAll(/\{(\w+)\}/g, (place, name) => `${known[name] ?? place}`);
    const text = `${seenLength(filled)} letters do not fit. Keep it within ${longest}.`;
    return seenLength(filled) > longest ? [{ key, text }] : [];
  });
  const stem = messages[SIMULATED] ?? '';
  const text = `the activity is invented, so this text has to say that it is simulated, with the letters "${stem}" of "${SIMULATED}".`;
  const real = SAY_SIMULATED.filter(
    (key) => messages[key]?.toLocaleLowerCase(language).includes(stem) === false,
  );
  return [...tooLong, ...real.map((key) => ({ key, text }))];
}
