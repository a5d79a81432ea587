import { printUsd } from '../../lib/money.ts';
import { FigureField } from './FigureField.tsx';
import styles from './FeeCalculator.module.css';
import type { Month } from './monthOfTrades.ts';
import {
  LAST_POSITION,
  LEAST_TRADES,
  LEAST_USD,
  MOST_TRADES,
  MOST_USD,
  positionOf,
  readSize,
  readTrades,
  sizeAt,
} from './tradeSize.ts';

/** What a visitor asks about, and which field holds what could not be taken. */
export type Entry = { usd: number; trades: number; refused: 'size' | 'trades' | null };

type MonthControlsProps = {
  messages: Readonly<Record<'size' | 'trades' | 'note' | 'refused', string>>;
  entry: Entry;
  month: Month;
  /** What is read out. */
  spoken: string;
  onChange: (entry: Entry) => void;
};

/** Two controls and the sentence that they change. */
export function MonthControls(props: MonthControlsProps) {
  const { messages, entry, month, spoken, onChange } = props;
  const setSize = (usd: number, isRefused = false) =>
    onChange({ ...entry, usd, refused: isRefused ? 'size' : null });
  const setTrades = (trades: number, isRefused = false) =>
    onChange({ ...entry, trades, refused: isRefused ? 'trades' : null });
  return (
    <div className={`${styles.month} columns`}>
      <div className="stack">
        <FigureField
          id="bills-size"
          label={messages.size}
          value={entry.usd}
          print={printUsd}
          read={readSize}
          refused={entry.refused === 'size' ? messages.refused : ''}
          onChange={setSize}
          inputMode="decimal"
          slider={{
            min: 0,
            max: LAST_POSITION,
            position: positionOf(entry.usd),
            text: month.size,
            ends: [printUsd(LEAST_USD), printUsd(MOST_USD)],
            onPull: (position) => setSize(sizeAt(position)),
          }}
        />
        <FigureField
          id="bills-trades"
          label={messages.trades}
          value={entry.trades}
          print={String}
          read={readTrades}
          refused={entry.refused === 'trades' ? messages.refused : ''}
          onChange={setTrades}
          inputMode="numeric"
          slider={{
            min: LEAST_TRADES,
            max: MOST_TRADES,
            position: entry.trades,
            text: month.trades,
            ends: [`${LEAST_TRADES}`, `${MOST_TRADES}`],
            onPull: setTrades,
          }}
        />
      </div>
      <div className="stack">
        <p
          className={`${styles.sum} fit`}
          data-less
          // The longest word says how small a heading has to be set.
          style={{ '--letters': Math.max(...month.heading.split(' ').map(({ length }) => length)) }}
        >
          {month.heading}
        </p>
        <p data-sentence>{month.sentence}</p>
        <p className="caption">{messages.note}</p>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </div>
  );
}
