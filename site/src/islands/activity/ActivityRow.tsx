import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { countVisibleCharacters } from '../../lib/letters.ts';
import { formatPrice } from '../../lib/numbers.ts';
import { formatWholeUsd } from '../../lib/money.ts';
import feed from './Activity.module.css';
import styles from './ActivityRow.module.css';
import type { ActivityItem } from './simulate.ts';

export type FeedMessages = IslandMessages<'activityFeed'>;

type ActivityRowProps = {
  messages: FeedMessages;
  item: ActivityItem;
  /** 0 for the newest. */
  place: number;
  /** Its age as text: `12s ago`. */
  ago: string;
};

/** Splits a sentence in three: the action is between the trader and the amount. */
function inParts(sentence: string) {
  const [before = '', who = '', did = '', ...what] = sentence.split(/(\{trader\}|\{amount\})/);
  return [before + who, did, what.join('')] as const;
}

/** One invented event. Contains nothing focusable, so removing it never moves focus. */
export function ActivityRow({ messages, item, place, ago }: ActivityRowProps) {
  const { user, action, asset, profit, isExiting } = item;
  const newest = place === 0;
  const amount = formatWholeUsd(item.amount);
  const said = { trader: user, amount, asset };
  const [who, did, what] = inParts(messages[`sentence.${action}`]).map((part) =>
    fillPlaceholders(part, said),
  );
  return (
    <li
      className={`${feed.place} ${styles.row}`}
      data-activity-row={item.id}
      data-action={action}
      data-newest={newest || undefined}
      data-exiting={isExiting || undefined}
      // Set in the browser only: the security policy forbids style attributes in HTML.
      style={{ '--place': place, '--letters': countVisibleCharacters(`${who}${did}${what}`) }}
    >
      <div className={styles.words}>
        <i className={styles.mark} aria-hidden="true" />
        <span className={styles.sentence}>
          <span>
            <span>{who}</span>
            <em>{did}</em>
            <span>{what}</span>
          </span>
        </span>
        <span className={styles.numbers}>
          {profit !== null && (
            <b>
              {fillPlaceholders(profit >= 0 ? messages.gain : messages.loss, {
                amount: formatWholeUsd(Math.abs(profit)),
              })}
            </b>
          )}{' '}
          <span>{fillPlaceholders(messages.price, { price: formatPrice(item.price) })}</span>
        </span>
        <span className={styles.when}>
          {newest && <b>{`${messages.newest} `}</b>}
          {/* A new element per text: with the old one, a change of length would count as layout shift. */}
          <time key={ago} dateTime={new Date(item.timestamp).toISOString()}>
            {ago}
          </time>
        </span>
      </div>
    </li>
  );
}
