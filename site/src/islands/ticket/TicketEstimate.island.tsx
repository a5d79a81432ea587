import { QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { PARTS_PER_COIN, formatCoins, toMicros, toPrice } from '../../lib/money.ts';
import { formatPrice } from '../../lib/numbers.ts';
import type { Coin } from '../../market/coins.ts';
import { queryClient, useCachedPrice } from '../../market/useQuotes.ts';

type TicketEstimateProps = {
  coin: Pick<Coin, 'id' | 'symbol'>;
  /** The order minus the fee. */
  netUsd: number;
  messages: Pick<IslandMessages<'trading.ticket'>, 'get' | 'unpriced' | 'at'>;
};

/** This is an island because the estimate changes with the coin's price. */
export const TicketEstimateIsland = ({
  failure,
  ...props
}: TicketEstimateProps & { failure: IslandErrorMessages }) => (
  <ErrorBoundary fallback={<IslandError {...failure} />}>
    <QueryClientProvider client={queryClient}>
      <TicketEstimate {...props} />
    </QueryClientProvider>
  </ErrorBoundary>
);

/** Shows how much of the coin the order buys. Without a price, shows the amount after the fee. */
export function TicketEstimate({ coin, netUsd, messages }: TicketEstimateProps) {
  const usd = useCachedPrice(coin.id);
  const price = usd === null ? null : toPrice(usd);
  const [estimate, caption] =
    usd === null || price === null
      ? [messages.get, messages.unpriced]
      : [
          `${formatCoins((toMicros(netUsd) * PARTS_PER_COIN) / price)} ${coin.symbol}`,
          fillPlaceholders(messages.at, { price: formatPrice(usd) }),
        ];
  // The keys force new elements, because resizing the old ones would count as layout shift.
  return (
    <>
      <b key={estimate} dir={price === null ? undefined : 'ltr'} suppressHydrationWarning>
        {estimate}
      </b>
      <span key={caption} className="caption" suppressHydrationWarning>
        {caption}
      </span>
    </>
  );
}
