import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { FeeCalculator, type FeeCalculatorProps } from './FeeCalculator.tsx';

type FeeCalculatorIslandProps = FeeCalculatorProps & { children?: ReactNode };

/** An island because a visitor pulls the bills to a month of trades. */
export function FeeCalculatorIsland(props: FeeCalculatorIslandProps) {
  return (
    <ErrorBoundary>
      <FeeCalculator {...props} />
    </ErrorBoundary>
  );
}
