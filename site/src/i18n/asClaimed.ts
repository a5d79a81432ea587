import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formOf } from '../data/claimed.ts';

/** The parts of a message, with what it says of each claim as the owner makes it, or leaves it out. */
export const asClaimed = (message: string): MessageFormatElement[] =>
  chosen(parse(message, { ignoreTag: true }));

function chosen(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.select) {
      const { value = [] } =
        element.options[formOf(element.value)] ?? element.options['other'] ?? {};
      return chosen(value);
    }
    if (element.type !== TYPE.plural) return [element];
    const options = Object.entries(element.options).map(([form, { value, ...option }]) => {
      return [form, { ...option, value: chosen(value) }] as const;
    });
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}
