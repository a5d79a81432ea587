const PATH = '/api/v3/simple/price';

/**
 * Ways to ask for prices otherwise than the page does. `<page>` stands for the page's own path and
 * query. Caches, proxies and servers read such addresses differently, as to case, encoding, order and
 * what is named twice; each of them must lead to the one address that all read alike.
 */
export const SPELLINGS: readonly string[] = [
  PATH,
  `${PATH}?`,
  `${PATH}?ids=bitcoin`,
  `${PATH}?ids=`,
  `${PATH}?vs_currencies=usd`,
  '<page>&',
  '<page>&ids=bitcoin',
  '<page>&IDS=bitcoin',
  '<page>&%69ds=nothing',
  '<page>&include_last_updated_at=true',
  '<page>&utm_source=news',
  '<page>&x=1#fragment',
  '<page>?ids=bitcoin',
  `${PATH}?ids=bitcoin&<page>`,
  `${PATH}?%69ds=nothing&ids=bitcoin,ethereum,solana&vs_currencies=usd`,
  `${PATH}?IDS=bitcoin,ethereum,solana&ids=bitcoin`,
  `${PATH}?ids=solana,ethereum,bitcoin&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
  `${PATH}?ids=Bitcoin,ethereum,solana&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
  `${PATH}?ids=bitcoin%2Cethereum%2Csolana&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
  `${PATH}?vs_currencies=usd&ids=bitcoin,ethereum,solana&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
  `${PATH}?ids=bitcoin,ethereum,solana&vs_currencies=eur&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
  `/api/v3/simple/pric%65?ids=bitcoin`,
];
