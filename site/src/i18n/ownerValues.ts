import type { Owner } from '#site/owner/settings.ts';
import { getTokenSymbol, getTools } from '../data/claims.ts';
import { formatPercent, formatUsd } from '../lib/money.ts';
import { formatAtLeast, formatCount } from '../lib/numbers.ts';
import { formatDay } from '../lib/time.ts';
import type { MessageValues } from './direction.ts';
import { formatMessage } from './formatMessage.ts';
import { getMessages } from './loadMessages.ts';
import { formatList, getLocale, type Language } from './locales.ts';
import { getTranslatableSettings } from './translatableSettings.ts';

/**
 * Every message can use these values as placeholders, e.g. `{name}` and `{fee}`. Claims that the owner doesn't make
 * aren't included.
 */
export function getOwnerValues(owner: Owner, language: Language) {
  const { name, claims, network, token } = owner;
  const { roadmap } = owner.lists;
  const { feePercent, minimumUsd, traders } = claims;
  const { supply, discountPercent, staking } = token ?? {};
  const [firstQuarter, lastQuarter] = [roadmap.quarters[0], roadmap.quarters.at(-1)];
  const speed = formatSpeed(owner, language);
  const tools = getTools(owner).map((tool) => getMessages(owner, language)[`tools.${tool}`] ?? '');
  return {
    name,
    asOf: formatDay(claims.asOf, getLocale(language)),
    // The years of the roadmap, e.g. `2026` or `2026–2027`.
    year: [
      ...new Set([firstQuarter?.year ?? roadmap.year, lastQuarter?.year ?? roadmap.year]),
    ].join('–'),
    // No-break spaces keep the name on one line.
    ...(network && { network: network.replaceAll(' ', '\u00a0') }),
    ...(token && { token: getTokenSymbol(owner) }),
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
 * Formats the speed of a trade as `under 1 second` (`counted`), `under a second` (`inPassing`), and `<1s` (`short`).
 * Custom text is the same in all three. Returns null if the owner doesn't make the claim.
 */
export function formatSpeed(owner: Owner, language: Language) {
  const { speed } = owner.claims;
  if (speed === null) return null;
  if ('text' in speed) {
    const text = translateSetting(owner, language, 'owner.speed').replaceAll(/(\d) /g, '$1\u00a0');
    return { counted: text, inPassing: text, short: text };
  }
  const { under: count, unit } = speed;
  const format = (variant: string) =>
    formatMessage(owner, language, `speed.${variant}.${unit}`, { count });
  const counted = format('counted');
  return { counted, inPassing: count === 1 ? format('ofOne') : counted, short: format('short') };
}

/** Falls back to the setting itself if there's no translation. */
export function translateSetting(owner: Owner, language: Language, key: string): string {
  const setting = getTranslatableSettings(owner)[key] ?? '';
  return setting && (getMessages(owner, language)[key] ?? setting);
}
