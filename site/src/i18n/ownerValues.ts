import type { Owner } from '#site/owner/settings.ts';
import { getTools } from '../data/claims.ts';
import { formatPercent, formatUsd } from '../lib/money.ts';
import { formatAtLeast, formatCount } from '../lib/numbers.ts';
import { formatDay } from '../lib/time.ts';
import type { MessageValues } from './direction.ts';
import { formatMessage } from './formatMessage.ts';
import { getMessages } from './loadMessages.ts';
import { formatList, getLocale, type Language } from './locales.ts';
import { getTranslatableSettings } from './translatableSettings.ts';

/**
 * The owner's name and amounts, which every message may use in braces: `{name}`, `{fee}`. Claims that are left out
 * are missing.
 */
export function getOwnerValues(owner: Owner, language: Language) {
  const { name, claims, network, token } = owner;
  const { roadmap } = owner.lists;
  const { feePercent, minimumUsd, traders } = claims;
  const { supply, discountPercent, staking } = token ?? {};
  const ends = [roadmap.quarters[0], roadmap.quarters.at(-1)];
  const speed = formatSpeed(owner, language);
  const tools = getTools(owner).map((tool) => getMessages(owner, language)[`tools.${tool}`] ?? '');
  return {
    name,
    asOf: formatDay(claims.asOf, getLocale(language)),
    // The roadmap's year, or its first and last: `2026–2027`.
    year: [...new Set(ends.map((quarter) => quarter?.year ?? roadmap.year))].join('–'),
    // A name keeps its line.
    ...(network && { network: network.replaceAll(' ', '\u00a0') }),
    ...(feePercent !== null && { fee: formatPercent(feePercent) }),
    ...(minimumUsd !== null && { minimum: formatUsd(minimumUsd) }),
    ...(traders !== null && { traders: formatAtLeast(traders) }),
    ...(supply && { supply: formatCount(supply.tokens), years: supply.vestingYears }),
    ...(feePercent !== null &&
      discountPercent && {
        discount: `${discountPercent}%`,
        leastFee: formatPercent(feePercent * (1 - discountPercent / 100)),
      }),
    ...(staking?.apyPercent && { apy: `${staking.apyPercent}%` }),
    ...(speed && { speed: speed.counted, speedInPassing: speed.inPassing }),
    ...(tools.length > 0 && { tools: formatList(language, tools) }),
  } satisfies MessageValues;
}

/**
 * How fast a trade is. `counted`: `under 1 second`; `inPassing`: `under a second`; `short`, as a numeral:
 * `<1s`. An owner's own words are the same in each place. Null without the claim.
 */
export function formatSpeed(owner: Owner, language: Language) {
  const { speed } = owner.claims;
  if (speed === null) return null;
  if ('text' in speed) {
    const text = translateSetting(owner, language, 'owner.speed').replaceAll(/(\d) /g, '$1\u00a0');
    return { counted: text, inPassing: text, short: text };
  }
  const { under: count, unit } = speed;
  const say = (form: string) => formatMessage(owner, language, `speed.${form}.${unit}`, { count });
  const counted = say('counted');
  return { counted, inPassing: count === 1 ? say('ofOne') : counted, short: say('short') };
}

/** The owner's own sentence in a language, or as in the settings if it isn't translated. */
export function translateSetting(owner: Owner, language: Language, key: string): string {
  const sentence = getTranslatableSettings(owner)[key] ?? '';
  return sentence && (getMessages(owner, language)[key] ?? sentence);
}
