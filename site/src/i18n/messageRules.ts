import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import { getClaimState, isShown } from '../data/claims.ts';
import { belongsToRemovedSection } from '../data/sectionMessages.ts';
import { resolveClaims } from './resolveClaims.ts';
import { flattenElement, type Messages } from './messageSyntax.ts';

/** The activity feed is simulated, and these messages have to say so. */
const SIMULATION_KEYS = [
  'activity.label',
  'activityFeed.list',
  'activityFeed.gain',
  'activityFeed.loss',
];
/** Key of the message that contains the lowercase stem of "simulated". */
const SIMULATED_STEM_KEY = 'language.simulated';

type Violation = { key: string; problem: string };

/** Finds activity messages that don't disclose the simulation, and messages about claims that the owner doesn't make. */
export function findViolations(owner: Owner, language: string, messages: Messages): Violation[] {
  const stem = messages[SIMULATED_STEM_KEY] ?? '';
  const problem = `This message has to say that the activity is simulated. Use a word that contains "${stem}" (from "${SIMULATED_STEM_KEY}").`;
  const keys = SIMULATION_KEYS.filter(
    (key) =>
      !belongsToRemovedSection(owner, key) &&
      messages[key]?.toLocaleLowerCase(language).includes(stem) === false,
  );
  return [...keys.map((key) => ({ key, problem })), ...findUnsetClaims(owner, messages)];
}

/** Finds visible messages about claims that the owner doesn't make. */
function findUnsetClaims(owner: Owner, messages: Messages): Violation[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const elements = isShown(owner, key)
      ? resolveClaims(owner, message).flatMap(flattenElement)
      : [];
    const names = elements.flatMap((element) =>
      element.type === TYPE.argument || element.type === TYPE.plural ? [element.value] : [],
    );
    const name = names.find((claim) => getClaimState(owner, claim) === 'none');
    const problem = `{${name}} isn't set in the settings. Remove it, or wrap that part of the message in {${name}, select, none {…} other {…}}.`;
    return name === undefined ? [] : [{ key, problem }];
  });
}
