import { Fragment, memo } from 'react';
import type { CSSProperties } from 'react';
import { printPrice, printWholeUsd } from '../../lib/money.ts';
import { printAgo } from '../../lib/time.ts';
import styles from './Activity.module.css';
import { fill } from './activityWords.ts';
import type { ActivityWords } from './activityWords.ts';
import type { ActivityItem } from './simulate.ts';

type ActivityRowProps = {
  words: ActivityWords;
  item: ActivityItem;
  /** 0 is the newest, at the top. */
  place: number;
  /** Milliseconds since 1970; the row's age is as of then. */
  now: number;
};

/** One invented event. Contains nothing that takes focus, so that removing it moves none. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { words, item, place, now } = props;
  const newest = place === 0;
  const { user, action, asset, isExiting } = item;
  const amount = printWholeUsd(item.amount);
  const parts = fill(words.sentence[action], { name: user, amount, asset }).split('|');
  return (
    <li
      className={styles.row}
      data-activity-row={item.id}
      data-newest={newest || undefined}
      data-exiting={isExiting || undefined}
      style={lengths(parts)}
    >
      {/* A row in another place is set in another size: its words are made anew, because words that
          change size in their place count as a layout shift. */}
      <Fragment key={place}>
        <span className={`${styles.badge} oct`} data-action={action} aria-hidden="true">
          {[...user].slice(0, 3).join('').toUpperCase()}
        </span>
        <span className={styles.sentence}>
          {parts.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </span>
        <span className={styles.price}>{fill(words.price, { price: printPrice(item.price) })}</span>
        {item.action === 'sell' && <Result words={words} profit={item.profit} />}
        <span className={styles.when}>
          {newest && <b className={styles.newest}>{words.newest} </b>}
          <time dateTime={new Date(item.timestamp).toISOString()}>
            {printAgo(now - item.timestamp, words.ago)}
          </time>
        </span>
      </Fragment>
    </li>
  );
});

function Result({ words, profit }: { words: ActivityWords; profit: number }) {
  const gain = profit >= 0;
  return (
    <span className={styles.result} data-result={gain ? 'gain' : 'loss'}>
      {fill(gain ? words.gain : words.loss, { amount: printWholeUsd(Math.abs(profit)) })}
    </span>
  );
}

/**
 * How many letters the sentence has, and its longest line on a phone: the style sheet sets long ones
 * smaller, so that they fit. Rows are made in the browser only, where the security policy lets
 * script set a style.
 */
function lengths(parts: string[]): CSSProperties {
  const letters = parts.map((part) => part.length);
  return Object.assign<CSSProperties, Record<string, number>>(
    {},
    { '--letters': parts.join(' ').length, '--line-letters': Math.max(...letters) },
  );
}
