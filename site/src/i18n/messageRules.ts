import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import { getClaimState, isShown } from '../data/claims.ts';
import { resolveClaims } from './resolveClaims.ts';
import { flattenElement, type Messages } from './messageSyntax.ts';

/** The activity is invented. Each of these messages must say so in its language. */
const SAY_SIMULATED = [
  'activity.label',
  'activityFeed.list',
  'activityFeed.gain',
  'activityFeed.loss',
];
/** In small letters, the letters that every form of a language's word for "simulated" has. */
const SIMULATED = 'language.simulated';

/** A mistake in a message: its key, the problem and the fix. */
type Problem = { key: string; text: string };

/** Rules for single messages, in addition to placeholders. */
export function findBrokenRules(owner: Owner, language: string, messages: Messages): Problem[] {
  const stem = messages[SIMULATED] ?? '';
  const text = `the activity is invented. Write that it is simulated, with the letters "${stem}" of "${SIMULATED}".`;
  const real = SAY_SIMULATED.filter(
    (key) => messages[key]?.toLocaleLowerCase(language).includes(stem) === false,
  );
  return [...real.map((key) => ({ key, text })), ...unclaimed(owner, messages)];
}

/** Messages that are shown and name a figure of a claim that the owner leaves out. */
function unclaimed(owner: Owner, messages: Messages): Problem[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const parts = isShown(owner, key) ? resolveClaims(owner, message).flatMap(flattenElement) : [];
    const names = parts.flatMap((part) =>
      part.type === TYPE.argument || part.type === TYPE.plural ? [part.value] : [],
    );
    const name = names.find((one) => getClaimState(owner, one) === 'none');
    const text = `it speaks of {${name}}, which the owner's settings leave out. Take it out, or write {${name}, select, none {…} other {…}} around what rests on it.`;
    return name === undefined ? [] : [{ key, text }];
  });
}
