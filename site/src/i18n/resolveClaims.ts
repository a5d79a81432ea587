import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import { getClaimState } from '../data/claims.ts';
import { parseMessage } from './messageSyntax.ts';

/** Returns the parts of a message, with the option of each `select` that fits the owner's claims. */
export const resolveClaims = (owner: Owner, message: string): MessageFormatElement[] =>
  chosen(owner, parseMessage(message));

function chosen(owner: Owner, elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.select) {
      const { value = [] } =
        element.options[getClaimState(owner, element.value)] ?? element.options['other'] ?? {};
      return chosen(owner, value);
    }
    if (element.type !== TYPE.plural) return [element];
    const options = Object.entries(element.options).map(([form, { value, ...option }]) => {
      return [form, { ...option, value: chosen(owner, value) }] as const;
    });
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}
