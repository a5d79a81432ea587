import { rates } from '../../data/fees.ts';
import { countedMessage, islandMessages } from '../../i18n/islandMessages.ts';
import { localeOf, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { printUsd } from '../../lib/money.ts';
import type { MonthMessages } from '../../lib/monthOfTrades.ts';
import {
  LAST_POSITION,
  LEAST_CENTS,
  LEAST_TRADES,
  MOST_CENTS,
  MOST_TRADES,
  positionOf,
} from '../../lib/tradeSize.ts';
import styles from './Calculator.module.css';

/** How many trades a month it begins with. */
const START_TRADES = 20;

type CalculatorProps = { t: Translate; language: Language; orderUsd: number };

/** Two controls and the sentence that they change; hidden until their script is there. */
export function Calculator({ t, language, orderUsd }: CalculatorProps) {
  const messages = JSON.stringify(monthMessages(language));
  return (
    <div className={styles.calculator} hidden data-calculator={messages}>
      <div className={styles.controls}>
        <Control
          name="size"
          label={t('compare.calculator.size')}
          ends={[printUsd(LEAST_CENTS / 100), printUsd(MOST_CENTS / 100)]}
          sign="$"
          value={orderUsd.toLocaleString('en-US')}
          slider={{ min: 0, max: LAST_POSITION, defaultValue: positionOf(orderUsd * 100) }}
        />
        <Control
          name="trades"
          label={t('compare.calculator.trades')}
          ends={[`${LEAST_TRADES}`, `${MOST_TRADES}`]}
          value={`${START_TRADES}`}
          slider={{ min: LEAST_TRADES, max: MOST_TRADES, defaultValue: START_TRADES }}
        />
      </div>
      <div className={styles.sum}>
        <p className={styles.less} data-less />
        <p className={styles.sentence} data-sentence />
        <p className={`${styles.note} fine`}>{t('compare.calculator.note')}</p>
        <p className="sr-only" role="status" data-said />
      </div>
    </div>
  );
}

/** What the script says; it travels in the page. */
function monthMessages(language: Language): MonthMessages {
  const { heading, less, refused } = islandMessages(language, 'compare.calculator');
  return {
    locale: localeOf(language),
    rates,
    heading,
    less,
    refused,
    count: countedMessage(language, 'compare.calculator.count'),
    sentence: countedMessage(language, 'compare.calculator.sentence'),
    cut: islandMessages(language, 'compare').cut,
  };
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
