import type { TESTED } from '../i18n/experiments.ts';
import { bothOf, MARKS, placesIn } from '../lib/variants.ts';

/** As a text may stand on the page: plain, or with words that `unbroken` keeps on one line. */
const TEXT = `(?:[^<${MARKS}]|<span class="unbroken">[^<${MARKS}]*</span>)*`;
/** What holds text alone, a comment or a tag, each whole; or else both texts of a message. */
const PART = new RegExp(
  [
    /<(?<alone>script|style|title|option|textarea)\b[^]*?<\/\k<alone>>/.source,
    /<!--[^]*?-->/.source,
    /<(?:"[^"]*"|'[^']*'|[^"'>])*>/.source,
    bothOf(TEXT),
  ].join('|'),
  'g',
);

/**
 * Puts both texts of each message that is in an experiment into the HTML of the page, in elements of their own of
 * which the styles of `drawVariants.ts` show one. To whoever reads HTML alone, B is `hidden`. Where only one text can
 * stand, such as in an attribute, the marks stay, and the build refuses them.
 * @param tested all such messages, in the order of their places.
 */
export const placeVariants = (
  html: string,
  tested: readonly Pick<(typeof TESTED)[number], 'id'>[],
) =>
  html.replaceAll(PART, (part: string, ...rest) => {
    const { at, a, b }: Record<string, string | undefined> = rest.at(-1);
    if (at === undefined) return part;
    const name = `data-variant="${tested[placesIn(at)[0] ?? 0]?.id}`;
    return `<span ${name}:a">${a}</span><span ${name}:b" hidden>${b}</span>`;
  });
