// Normalizes referrers and campaign names so they don't identify anyone. This is a separate module to keep the schema
// out of the page's bundle.

export const OTHER = 'other';

/** We count these referring sites by name, and all others as `other`. */
// prettier-ignore
export const REFERRERS = [
  'google.com', 'bing.com', 'yahoo.com', 'duckduckgo.com', 'yandex.com', 'baidu.com',
  'brave.com', 'ecosia.org', 'startpage.com', 'chatgpt.com', 'perplexity.ai',
  'x.com', 'reddit.com', 'telegram.org', 'youtube.com', 'discord.com', 'facebook.com',
  'instagram.com', 'linkedin.com', 'tiktok.com', 'threads.com', 'bsky.app', 'medium.com',
  'coingecko.com', 'coinmarketcap.com', 'defillama.com', 'dappradar.com', 'dexscreener.com',
  'github.com', 'producthunt.com', 'ycombinator.com', 'substack.com', 'wikipedia.org',
  OTHER,
] as const;
export type Referrer = (typeof REFERRERS)[number];

/** Other domains that belong to these sites. */
// prettier-ignore
const ALIASES: Readonly<Record<string, string>> = {
  't.co': 'x.com', 'twitter.com': 'x.com', 't.me': 'telegram.org', 'youtu.be': 'youtube.com',
  'discord.gg': 'discord.com', 'redd.it': 'reddit.com', 'lnkd.in': 'linkedin.com', 'threads.net': 'threads.com',
};
/** Country domains, e.g. `www.google.co.uk`. */
const COUNTRY_DOMAINS = /(?:^|\.)(google|yahoo|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

/**
 * Returns the referring site, or undefined if there's none or it's this site.
 * @param referrer `document.referrer`.
 */
export function findReferrer(referrer: string, ownHost: string): Referrer | undefined {
  if (referrer === '') return undefined;
  const { hostname } = new URL(referrer);
  if (hostname === ownHost) return undefined;
  const domain = hostname.split('.').slice(-2).join('.');
  const [, brand] = COUNTRY_DOMAINS.exec(hostname) ?? [];
  const site = brand ? `${brand}.com` : (ALIASES[domain] ?? domain);
  return REFERRERS.find((known) => known === site) ?? OTHER;
}

/** In characters. */
const MAX_LENGTH = 60;
// Control and format characters, line separators, and lone surrogates.
const NON_PRINTING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Normalizes a campaign name, so `News` and `news ` count as the same one. May return an empty string. */
export function normalizeCampaign(name: string): string {
  const normalized = name.normalize('NFKC').replace(NON_PRINTING, '').trim().toLowerCase();
  return [...normalized].slice(0, MAX_LENGTH).join('').trim();
}
