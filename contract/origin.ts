// Where a visit came from, as far as it is counted: by names that many visits share. Apart from the schema,
// which the page does not need and would otherwise download.

/** What stands for every name that is not told apart. */
export const OTHER = 'other';

/** Sites that visits are told to come from, by the host that is registered; any other one is `other`. */
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

/** Further hosts of the same sites. */
// prettier-ignore
const ALIASES: Readonly<Record<string, string>> = {
  't.co': 'x.com', 'twitter.com': 'x.com', 't.me': 'telegram.org', 'youtu.be': 'youtube.com',
  'discord.gg': 'discord.com', 'redd.it': 'reddit.com', 'lnkd.in': 'linkedin.com', 'threads.net': 'threads.com',
};
/** Those with a host for each country, such as `www.google.co.uk`. */
const WORLDWIDE = /(?:^|\.)(google|yahoo|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

/**
 * The site that a visit came from; undefined where it is not known or the page's own.
 * @param referrer as `document.referrer` has it, an address or empty.
 */
export function referrerOf(referrer: string, ownHost: string): Referrer | undefined {
  if (referrer === '') return undefined;
  const { hostname } = new URL(referrer);
  if (hostname === ownHost) return undefined;
  const registered = hostname.split('.').slice(-2).join('.');
  const [, worldwide] = WORLDWIDE.exec(hostname) ?? [];
  const site = worldwide ? `${worldwide}.com` : (ALIASES[registered] ?? registered);
  return REFERRERS.find((known) => known === site) ?? OTHER;
}

/** Characters kept of a campaign's name. */
const MAX_LENGTH = 60;
// Control and format characters, separators of lines, and halves of characters.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A campaign's name as it is counted, in one spelling: `News` and `news ` are one. Empty where nothing is left. */
export function cleanName(text: string): string {
  const clean = text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase();
  return [...clean].slice(0, MAX_LENGTH).join('').trim();
}
