import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonSummary } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import { CalculatorPanel, type CalculatorInput } from './CalculatorPanel.tsx';
import { FeeChart } from './FeeChart.tsx';
import styles from './FeeCalculator.module.css';
import { calculateMonthlyFees, type MonthlyFeesMessages } from './monthlyFees.ts';

const DEFAULT_TRADES = 20;

type FeeCalculatorProps = {
  messages: MonthlyFeesMessages &
    Readonly<Record<'order' | 'button' | 'size' | 'trades' | 'note' | 'range' | 'table', string>>;
  venues: readonly string[];
  /** Order size for the chart while the calculator is closed. */
  orderUsd: number;
  /** The static fee table. Without JavaScript, this is all that the button opens. */
  children?: ReactNode;
};

/** This is an island because visitors can calculate the fees for their own trades. */
export function FeeCalculatorIsland({
  failure,
  ...props
}: FeeCalculatorProps & { failure: IslandErrorMessages }) {
  return (
    <ErrorBoundary fallback={<IslandError {...failure} />}>
      <FeeCalculator {...props} />
    </ErrorBoundary>
  );
}

/** The chart shows the fee on a single order. The panel calculates the fees for a month of trades. */
function FeeCalculator({ messages, venues, orderUsd, children }: FeeCalculatorProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // `built` renders the same HTML as the build, so hydration works.
  const [panel, setPanel] = useState<'built' | 'closed' | 'open'>('built');
  const [input, setInput] = useState<CalculatorInput>({
    size: orderUsd,
    trades: DEFAULT_TRADES,
    notice: null,
  });
  const isOpen = panel === 'open';
  const fees = isOpen
    ? calculateMonthlyFees(messages, input.size, input.trades)
    : calculateMonthlyFees(messages, orderUsd, 1);

  const syncPanel = () => setPanel(details.current?.open ? 'open' : 'closed');
  // The visitor may have opened the panel before hydration.
  useEffect(syncPanel, []);

  return (
    <FeeChart venues={venues} fees={fees} isCalculated={isOpen}>
      <p className="fine" hidden={isOpen} suppressHydrationWarning>
        {messages.order}
      </p>
      <details ref={details} onToggle={syncPanel}>
        <ButtonSummary kind="ring" data-opens="fee-panel" data-track="compare-fees">
          {messages.button}
        </ButtonSummary>
        <div id="fee-panel" data-panel>
          {isOpen && <CalculatorPanel {...{ messages, input, fees }} onChange={setInput} />}
          <details open={panel === 'built'}>
            <summary id="fee-table-heading" className={styles.heading} suppressHydrationWarning>
              {messages.table}
            </summary>
            <div>{children}</div>
          </details>
        </div>
      </details>
    </FeeChart>
  );
}
