import { QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { PARTS_PER_COIN, formatCoins, toMicros, toPrice } from '../../lib/money.ts';
import { formatPrice } from '../../lib/numbers.ts';
import type { Coin } from '../../market/coins.ts';
import { queryClient, useKnownPrice } from '../../market/useQuotes.ts';

/** `netUsd`: the order minus the fee. */
type TicketEstimateProps = {
  coin: Pick<Coin, 'id' | 'symbol'>;
  netUsd: number;
  messages: Pick<IslandMessages<'trading.ticket'>, 'get' | 'unpriced' | 'at'>;
};

/** An island because it follows the board's price. */
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

/** What the order buys at the board's price. Until there is one, what is known without it. */
export function TicketEstimate({ coin, netUsd, messages }: TicketEstimateProps) {
  const usd = useKnownPrice(coin.id);
  const price = usd === null ? null : toPrice(usd);
  const [gets, at] =
    usd === null || price === null
      ? [messages.get, messages.unpriced]
      : [
          `${formatCoins((toMicros(netUsd) * PARTS_PER_COIN) / price)} ${coin.symbol}`,
          fillPlaceholders(messages.at, { price: formatPrice(usd) }),
        ];
  // New elements: with the old ones, a change of length would count as layout shift.
  return (
    <>
      <b key={gets} dir={price === null ? undefined : 'ltr'} suppressHydrationWarning>
        {gets}
      </b>
      <span key={at} className="caption" suppressHydrationWarning>
        {at}
      </span>
    </>
  );
}
