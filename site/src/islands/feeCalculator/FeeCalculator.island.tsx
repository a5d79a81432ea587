import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonSummary } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import { Bills } from './Bills.tsx';
import styles from './FeeCalculator.module.css';
import { MonthControls, type Entry } from './MonthControls.tsx';
import { describeMonth, type MonthMessages } from './monthOfTrades.ts';

const START_TRADES = 20;

type FeeCalculatorProps = {
  messages: MonthMessages &
    Readonly<Record<'order' | 'button' | 'size' | 'trades' | 'note' | 'range' | 'table', string>>;
  venues: readonly string[];
  /** The order shown while the calculator is closed, in US dollars. */
  orderUsd: number;
  /** The built table of fees. Without script, the button opens only this. */
  children?: ReactNode;
};

/** An island because visitors change the bills to a month of trades. */
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

/** The fee on one order drawn as bills, and the controls for a month of trades. */
function FeeCalculator({ messages, venues, orderUsd, children }: FeeCalculatorProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Renders what was built until the script runs.
  const [panel, setPanel] = useState<'built' | 'closed' | 'open'>('built');
  const [entry, setEntry] = useState<Entry>({
    size: orderUsd,
    trades: START_TRADES,
    notice: null,
  });
  const isOpen = panel === 'open';
  const month = isOpen
    ? describeMonth(messages, entry.size, entry.trades)
    : describeMonth(messages, orderUsd, 1);

  const follow = () => setPanel(details.current?.open ? 'open' : 'closed');
  // A visitor may have opened it already.
  useEffect(follow, []);

  return (
    <Bills venues={venues} month={month} isPulled={isOpen}>
      <p className="fine" hidden={isOpen} suppressHydrationWarning>
        {messages.order}
      </p>
      <details ref={details} onToggle={follow}>
        <ButtonSummary kind="ring" data-opens="fee-panel" data-track="compare-fees">
          {messages.button}
        </ButtonSummary>
        <div id="fee-panel" data-panel>
          {isOpen && <MonthControls {...{ messages, entry, month }} onChange={setEntry} />}
          <details open={panel === 'built'}>
            <summary id="fee-table-heading" className={styles.heading} suppressHydrationWarning>
              {messages.table}
            </summary>
            <div>{children}</div>
          </details>
        </div>
      </details>
    </Bills>
  );
}
