import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import { getClaimState, isShown } from '../data/claims.ts';
import { belongsToRemovedSection } from '../data/sectionMessages.ts';
import { resolveClaims } from './resolveClaims.ts';
import { flattenElement, type Messages } from './messageSyntax.ts';

/** The activity feed is simulated. These messages must say so in each language. */
const SIMULATION_KEYS = [
  'activity.label',
  'activityFeed.list',
  'activityFeed.gain',
  'activityFeed.loss',
];
/** Key of the message that contains the lowercase stem of "simulated". */
const SIMULATED_STEM = 'language.simulated';

type BrokenRule = { key: string; problem: string };

/** Finds activity messages that don't disclose the simulation, and messages that use a claim the owner doesn't make. */
export function findBrokenRules(owner: Owner, language: string, messages: Messages): BrokenRule[] {
  const stem = messages[SIMULATED_STEM] ?? '';
  const problem = `This text must tell visitors that the activity is simulated. Use a word with "${stem}", the value of "${SIMULATED_STEM}".`;
  const keys = SIMULATION_KEYS.filter(
    (key) =>
      !belongsToRemovedSection(owner, key) &&
      messages[key]?.toLocaleLowerCase(language).includes(stem) === false,
  );
  return [...keys.map((key) => ({ key, problem })), ...findUnclaimed(owner, messages)];
}

/** Finds visible messages that use a claim the owner doesn't make. */
function findUnclaimed(owner: Owner, messages: Messages): BrokenRule[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const elements = isShown(owner, key)
      ? resolveClaims(owner, message).flatMap(flattenElement)
      : [];
    const names = elements.flatMap((element) =>
      element.type === TYPE.argument || element.type === TYPE.plural ? [element.value] : [],
    );
    const name = names.find((claim) => getClaimState(owner, claim) === 'none');
    const problem = `{${name}} isn't set in the settings. Remove it, or wrap that part of the text in {${name}, select, none {…} other {…}}.`;
    return name === undefined ? [] : [{ key, problem }];
  });
}
