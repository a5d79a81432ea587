import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import { getClaimState } from '../data/claims.ts';
import { parseMessage } from './messageSyntax.ts';

/** Parses a message and replaces each `select` with the option that matches the owner's claims. */
export const resolveClaims = (owner: Owner, message: string): MessageFormatElement[] =>
  resolveElements(owner, parseMessage(message));

function resolveElements(
  owner: Owner,
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.select) {
      const { value = [] } =
        element.options[getClaimState(owner, element.value)] ?? element.options['other'] ?? {};
      return resolveElements(owner, value);
    }
    if (element.type !== TYPE.plural) return [element];
    const options = Object.entries(element.options).map(([category, { value, ...option }]) => {
      return [category, { ...option, value: resolveElements(owner, value) }] as const;
    });
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}
