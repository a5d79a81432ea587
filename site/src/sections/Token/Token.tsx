import type { Whole } from '../../content/whole.ts';
import { fill } from '../../lib/fill.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import styles from './Token.module.css';

type TokenProps = Whole['token'] & {
  /** The hundred seats: `site/src/drawings/seats.svg`, as text, with a place for their name. */
  drawing: string;
};

/** The whole supply as seats round the floor, the same as a table, and what the token is for. */
export function Token({ drawing, ...content }: TokenProps) {
  const { heading, label, lead, seats, held, benefits, get, statement } = content;
  return (
    <section id="token" aria-labelledby="token-heading">
      <div className={`${styles.supply} grid`}>
        <div className={styles.head} data-reveal>
          <h2 id="token-heading" className={styles.heading}>
            <span className={`${styles.label} label`}>{label} </span>
            {heading.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
          </h2>
          <p className={`${styles.lead} lead`}>{lead}</p>
        </div>
        <div
          className={styles.seats}
          data-reveal
          dangerouslySetInnerHTML={{ __html: fill(drawing, { seats }) }}
        />
        <div className={styles.split} data-reveal>
          <Split {...content} />
          <p>{held}</p>
        </div>
      </div>
      <div className={styles.uses} data-reveal-group>
        {benefits.map(({ title, body }) => (
          <div key={title} className={styles.use} data-reveal>
            <h3>{title}</h3>
            <p className={styles.body}>{body}</p>
          </div>
        ))}
        <div className={styles.get} data-reveal>
          <SoonButton {...get} id="soon-token" look={{ kind: 'primary' }} />
          <p className="caption">{get.note}</p>
          {statement && <p className="fine">{statement}</p>}
        </div>
      </div>
    </section>
  );
}

function Split({ label, columns, entries, total }: Whole['token']) {
  return (
    <table>
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.percentage}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.category} {...entry} percentage={`${entry.percentage}%`} />
        ))}
      </tbody>
      <tfoot>
        <Row {...total} />
      </tfoot>
    </table>
  );
}

type Entry = Whole['token']['entries'][number];
type RowProps = Partial<Pick<Entry, 'seat' | 'description'>> &
  Pick<Entry, 'category' | 'amount'> & { percentage: string };

function Row({ category, seat, description, amount, percentage }: RowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.entry}>
        {seat && <Seat kind={seat} />}
        <span>{category}</span>
        {description && <span className={styles.description}> {description}</span>}
      </th>
      <td className={`${styles.amount} tabular`}>{amount}</td>
      <td className={styles.share}>{percentage}</td>
    </tr>
  );
}

/** The floor's yellow has the dark edge that it has in the drawing. */
const PAINT = {
  floor: { fill: 'var(--color-accent)', stroke: 'var(--color-on-accent)' },
  ink: { fill: 'var(--color-ink)', stroke: 'var(--color-ink)' },
  stone: { fill: 'var(--color-graphic)', stroke: 'var(--color-graphic)' },
  dotted: { fill: 'none', stroke: 'var(--color-ink)' },
  ring: { fill: 'none', stroke: 'var(--color-ink)' },
} as const;

/** The key of the drawing: one seat, in the shape that its category has there. */
function Seat({ kind }: { kind: Entry['seat'] }) {
  return (
    <svg viewBox="0 0 30 30" width="22" height="22" aria-hidden="true">
      <path
        {...PAINT[kind]}
        strokeWidth="2.5"
        d="M9.7 2.2h10.6l7.5 7.5v10.6l-7.5 7.5H9.7l-7.5-7.5V9.7z"
      />
      {kind === 'dotted' && (
        <path fill="var(--color-ink)" d="M12.3 8.6h5.4l3.7 3.7v5.4l-3.7 3.7h-5.4l-3.7-3.7v-5.4z" />
      )}
    </svg>
  );
}
