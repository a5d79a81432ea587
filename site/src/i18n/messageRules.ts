import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import { getClaimState, isShown } from '../data/claims.ts';
import { resolveClaims } from './resolveClaims.ts';
import { flattenElement, type Messages } from './messageSyntax.ts';

/** The activity feed is simulated. In each language, these messages must say so. */
const SIMULATION_KEYS = [
  'activity.label',
  'activityFeed.list',
  'activityFeed.gain',
  'activityFeed.loss',
];
/** The key of the stem of "simulated" in each language, in lowercase. */
const SIMULATED_STEM = 'language.simulated';

type BrokenRule = { key: string; problem: string };

/** Finds messages that break a rule: they omit that the activity is simulated, or use a claim that is left out. */
export function findBrokenRules(owner: Owner, language: string, messages: Messages): BrokenRule[] {
  const stem = messages[SIMULATED_STEM] ?? '';
  const problem = `The activity is simulated, and the text must say so. Use a word with "${stem}", the value of "${SIMULATED_STEM}".`;
  const keys = SIMULATION_KEYS.filter(
    (key) => messages[key]?.toLocaleLowerCase(language).includes(stem) === false,
  );
  return [...keys.map((key) => ({ key, problem })), ...findUnclaimed(owner, messages)];
}

/** Finds visible messages that use the value of a claim that the owner leaves out. */
function findUnclaimed(owner: Owner, messages: Messages): BrokenRule[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const elements = isShown(owner, key)
      ? resolveClaims(owner, message).flatMap(flattenElement)
      : [];
    const names = elements.flatMap((element) =>
      element.type === TYPE.argument || element.type === TYPE.plural ? [element.value] : [],
    );
    const name = names.find((claim) => getClaimState(owner, claim) === 'none');
    const problem = `The settings leave out {${name}}. Remove it, or put {${name}, select, none {…} other {…}} around the part that needs it.`;
    return name === undefined ? [] : [{ key, problem }];
  });
}
