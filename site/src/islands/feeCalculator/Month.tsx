import type { describeMonth } from './monthOfTrades.ts';
import { printUsd } from '../../lib/money.ts';
import { printSum, toSum } from './monthlyFees.ts';
import {
  LAST_POSITION,
  LEAST_CENTS,
  LEAST_TRADES,
  MOST_CENTS,
  MOST_TRADES,
  positionOf,
  readSize,
  readTrades,
  sizeAt,
} from './tradeSize.ts';
import { FigureField } from './FigureField.tsx';
import styles from './FeeCalculator.module.css';

/** What a visitor asks about, and which field holds what could not be taken. */
export type Entry = { cents: number; trades: number; refused: 'size' | 'trades' | null };

type MonthProps = {
  messages: Readonly<Record<'size' | 'trades' | 'note' | 'refused', string>>;
  entry: Entry;
  month: Pick<ReturnType<typeof describeMonth>, 'size' | 'trades' | 'heading' | 'sentence'>;
  /** What is read out. */
  spoken: string;
  onChange: (entry: Entry) => void;
};

/** Two controls and the sentence that they change. */
export function Month({ messages, entry, month, spoken, onChange }: MonthProps) {
  const { cents, trades, refused } = entry;
  const setSize = (to: number, isRefused = false) =>
    onChange({ ...entry, cents: to, refused: isRefused ? 'size' : null });
  const setTrades = (to: number, isRefused = false) =>
    onChange({ ...entry, trades: to, refused: isRefused ? 'trades' : null });
  return (
    <div className={`${styles.month} columns`}>
      <div className="stack">
        <FigureField
          id="bills-size"
          label={messages.size}
          value={cents}
          print={(value) => printSum(toSum(value))}
          read={readSize}
          refused={refused === 'size' ? messages.refused : ''}
          onChange={setSize}
          inputMode="decimal"
          slider={{
            min: 0,
            max: LAST_POSITION,
            position: positionOf(cents),
            text: month.size,
            ends: [printUsd(LEAST_CENTS / 100), printUsd(MOST_CENTS / 100)],
            onPull: (position) => setSize(sizeAt(position)),
          }}
        />
        <FigureField
          id="bills-trades"
          label={messages.trades}
          value={trades}
          print={String}
          read={readTrades}
          refused={refused === 'trades' ? messages.refused : ''}
          onChange={setTrades}
          inputMode="numeric"
          slider={{
            min: LEAST_TRADES,
            max: MOST_TRADES,
            position: trades,
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
          style={{ '--letters': longestWord(month.heading) }}
        >
          {month.heading}
        </p>
        <p data-sentence>{month.sentence}</p>
        <p className="caption">{messages.note}</p>
        <p className="sr-only" role="status" data-said>
          {spoken}
        </p>
      </div>
    </div>
  );
}

/** In letters: the longest word says how small a heading has to be set. */
const longestWord = (text: string) => Math.max(...text.split(' ').map(({ length }) => length));
