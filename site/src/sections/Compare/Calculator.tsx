import type { Whole } from '../../content/whole.ts';
import { LAST_POSITION, LEAST_TRADES, MOST_TRADES, positionOf } from '../../lib/tradeSize.ts';
import styles from './Calculator.module.css';

/** Two controls and the sentence that they change; hidden until their script is there. */
export function Calculator(props: Whole['compare']['calculator']) {
  const { size, sizeEnds, trades, tradesEnds, start, words, note } = props;
  return (
    <div className={styles.calculator} hidden data-calculator={JSON.stringify(words)}>
      <div className={styles.controls}>
        <Control
          name="size"
          label={size}
          ends={sizeEnds}
          sign="$"
          value={(start.cents / 100).toLocaleString('en-US')}
          slider={{ min: 0, max: LAST_POSITION, defaultValue: positionOf(start.cents) }}
        />
        <Control
          name="trades"
          label={trades}
          ends={tradesEnds}
          value={`${start.trades}`}
          slider={{ min: LEAST_TRADES, max: MOST_TRADES, defaultValue: start.trades }}
        />
      </div>
      <div className={styles.sum}>
        <p className={styles.less} data-less />
        <p className={styles.sentence} data-sentence />
        <p className={`${styles.note} fine`}>{note}</p>
        <p className="sr-only" role="status" data-said />
      </div>
    </div>
  );
}

type ControlProps = {
  name: 'size' | 'trades';
  label: string;
  ends: readonly [string, string];
  sign?: string;
  value: string;
  slider: { min: number; max: number; defaultValue: number };
};

/** One figure, to be typed or to be pulled. */
function Control({ name, label, ends, sign, value, slider }: ControlProps) {
  const id = `bills-${name}`;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.figure}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          id={id}
          type="text"
          inputMode={name === 'size' ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-describedby={`${id}-refused`}
          defaultValue={value}
        />
      </div>
      <p id={`${id}-refused`} className="fine" data-refused />
      <input
        id={`${id}-slider`}
        type="range"
        className={styles.slider}
        aria-label={label}
        {...slider}
      />
      <div className={`${styles.ends} tabular`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
