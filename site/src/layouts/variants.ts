import type { Owner } from '#contract/owner.ts';
import { VARIANTS } from '#contract/formFrame.ts';
import type { TESTED } from '../i18n/experiments.ts';
import { bothOf, MARKS, placesIn } from '../lib/variants.ts';

type Experiments = readonly Pick<Owner['experiments'][number], 'id' | 'share'>[];

/** What calls itself a crawler, or a browser without a window, by the names that most of them have in common. */
const CRAWLERS = /bot|crawl|spider|slurp|headless/i;

/**
 * The script that draws a variant of each experiment before the first paint, anew at each load, and keeps nothing.
 * It draws none where the browser asks for privacy or says that a program drives it, and for crawlers: they have A,
 * as without script, and are in neither group. In the page's head, for what it writes on `html` is drawn with.
 */
export const drawScript = (experiments: Experiments): string =>
  [
    '{const n=navigator;',
    `n.globalPrivacyControl||n.doNotTrack==1||n.webdriver||${CRAWLERS}.test(n.userAgent)||`,
    `(document.documentElement.dataset.${VARIANTS}=`,
    JSON.stringify(experiments.map(({ id, share }) => [id, share])),
    '.map(([e,s])=>e+(Math.random()<s?":b":":a")).join(" "))}',
  ].join('');

/**
 * Shows B and not A where that was drawn. In the layer that hides whatever is `hidden`: of two rules that are
 * `!important`, one in an earlier layer wins, and within a layer the more specific one.
 */
export const variantStyles = (experiments: Experiments): string => {
  const rules = experiments.map(({ id }) => {
    const drawn = `[data-${VARIANTS}~="${id}:b"] [data-variant="${id}`;
    return `${drawn}:a"]{display:none!important}${drawn}:b"]{display:inline!important}`;
  });
  return `@layer reset{${rules.join('')}}`;
};

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
 * which {@link variantStyles} show one. To whoever reads HTML alone, B is `hidden`. Where only one text can
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
