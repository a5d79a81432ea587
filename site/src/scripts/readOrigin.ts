import { cleanName, referrerOf } from '#contract/origin.ts';
import type { Counts } from '#contract/counts.ts';

/** What brought the visit: the campaign that the address names, the site before, and what the page showed. */
export function readOrigin(): Pick<
  Counts,
  'source' | 'medium' | 'campaign' | 'referrer' | 'variants'
> {
  const address = new URLSearchParams(location.search);
  const nameOf = (part: string) => cleanName(address.get(`utm_${part}`) ?? '') || undefined;
  // Written by the head's script, such as `hero:b`.
  const shown = document.documentElement.dataset['variants']
    ?.split(' ')
    .map((one) => one.split(':'));
  return {
    source: nameOf('source'),
    medium: nameOf('medium'),
    campaign: nameOf('campaign'),
    referrer: referrerOf(document.referrer, location.hostname),
    variants: shown && Object.fromEntries(shown),
  };
}
