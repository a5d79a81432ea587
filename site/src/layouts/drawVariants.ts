import type { Owner } from '#contract/owner.ts';
import { VARIANTS } from '#contract/formFrame.ts';

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
