import type { ReactNode } from 'react';
import { isShown } from '../../data/claims.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { Ticket } from './Ticket.tsx';
import styles from './Trading.module.css';

type TradingProps = SectionProps & {
  /** The address of the practice trade's messages, if the page has one. */
  practiceMessages: string | undefined;
  /** The symbol of the coin that the ticket buys, and the amount received: a slot in `Trading.astro`. */
  coin: string;
  gets?: ReactNode;
  /** The price board. */
  children: ReactNode;
};

/** For each feature: the price line, the dashed line behind it, and the upper start corner of its square. */
const PICTOGRAMS = [
  { line: 'M2 42H14V32H26V38H40V14H56V6H70', dashed: 'M2 14H70', x: 35, y: 9 },
  { line: 'M2 24H14V14H30V20H46V4H70M2 44H14V34H30V40H46V24H70', x: 41, y: 19 },
  { line: 'M2 24 18 40 50 8 70 28', dashed: 'M2 8H70M2 40H70', x: 45, y: 3 },
  { line: 'M2 46V40H20V32H36V24H52V16H70V46Z', x: 56, y: 6 },
] as const;

/** The live price board, the ticket of the practice trade next to it, and below both the advanced features. */
export function Trading({ owner, t, practiceMessages, children, ...ticket }: TradingProps) {
  const features = owner.lists.trading.features
    .map(({ id }, index) => ({ id, drawing: PICTOGRAMS[index % PICTOGRAMS.length] }))
    .filter(({ id }) => isShown(owner, `trading.features.${id}`));
  return (
    <section id="trading" aria-labelledby="trading-heading">
      <div className="inset">
        <SectionHeader t={t} name="trading" lead={t.text('trading.lead')} />
        <div className={`${styles.floor} grid`}>
          <div>
            {/* Place for the error of a practice trade that did not load. */}
            {practiceMessages && <div data-practice-messages={practiceMessages} />}
            {children}
          </div>
          {practiceMessages && <Ticket owner={owner} t={t} {...ticket} />}
        </div>
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map(({ id: name, drawing }) => (
              <li key={name} className={styles.feature} data-reveal>
                {drawing && <Pictogram {...drawing} />}
                <div>
                  <b>{t.text(`trading.features.${name}.title`)}</b>
                  <p>{t.text(`trading.features.${name}.body`)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type PictogramProps = { line: string; dashed?: string; x: number; y: number };

/** A price line in 0°, 45° and 90°. Its yellow square marks the filled order. */
function Pictogram({ line, dashed, x, y }: PictogramProps) {
  return (
    <svg viewBox="0 0 72 48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {dashed && <path d={dashed} strokeDasharray="4" />}
      <path d={line} />
      <rect x={x} y={y} width="10" height="10" fill="var(--color-accent)" />
    </svg>
  );
}
