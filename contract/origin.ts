// Where a visit came from, as names that many visits share. In its own module so that the page doesn't download
// the schema.

/** Groups all names that are not counted separately. */
export const OTHER = 'other';

/** Referring sites counted by name, as registered domains. All others count as `other`. */
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

/** Other hosts of the same sites. */
// prettier-ignore
const ALIASES: Readonly<Record<string, string>> = {
  't.co': 'x.com', 'twitter.com': 'x.com', 't.me': 'telegram.org', 'youtu.be': 'youtube.com',
  'discord.gg': 'discord.com', 'redd.it': 'reddit.com', 'lnkd.in': 'linkedin.com', 'threads.net': 'threads.com',
};
/** Sites with a host for each country, such as `www.google.co.uk`. */
const WORLDWIDE = /(?:^|\.)(google|yahoo|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

/**
 * Returns the referring site; undefined if it is unknown or the page's own host.
 * @param referrer `document.referrer`: an address or empty.
 */
export function findReferrer(referrer: string, ownHost: string): Referrer | undefined {
  if (referrer === '') return undefined;
  const { hostname } = new URL(referrer);
  if (hostname === ownHost) return undefined;
  const registered = hostname.split('.').slice(-2).join('.');
  const [, worldwide] = WORLDWIDE.exec(hostname) ?? [];
  const site = worldwide ? `${worldwide}.com` : (ALIASES[registered] ?? registered);
  return REFERRERS.find((known) => known === site) ?? OTHER;
}

/** Characters to keep of a campaign name. */
const MAX_LENGTH = 60;
// Control and format characters, line separators, and lone surrogates.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Normalizes a campaign name: `News` and `news ` become one. May return an empty string. */
export function normalizeCampaign(text: string): string {
  const clean = text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase();
  return [...clean].slice(0, MAX_LENGTH).join('').trim();
}
