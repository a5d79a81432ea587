import type { ReactNode } from 'react';
import { isShown } from '../../data/claims.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { Ticket } from './Ticket.tsx';
import styles from './Trading.module.css';

type TradingProps = SectionProps & {
  /** URL of the practice trade's messages, if the page has one. */
  practiceMessages: string | undefined;
  /** Symbol of the coin to buy on the ticket. */
  coin: string;
  /** How much the buyer receives: an island in a slot of `Trading.astro`. */
  estimate?: ReactNode;
  /** The price board. */
  children: ReactNode;
};

/** The price line, the dashed line behind it, and the square's upper left corner. */
const PICTOGRAMS = [
  { line: 'M2 42H14V32H26V38H40V14H56V6H70', dashed: 'M2 14H70', x: 35, y: 9 },
  { line: 'M2 24H14V14H30V20H46V4H70M2 44H14V34H30V40H46V24H70', x: 41, y: 19 },
  { line: 'M2 24 18 40 50 8 70 28', dashed: 'M2 8H70M2 40H70', x: 45, y: 3 },
  { line: 'M2 46V40H20V32H36V24H52V16H70V46Z', x: 56, y: 6 },
] as const;

export function Trading({ owner, t, practiceMessages, children, ...ticket }: TradingProps) {
  const features = owner.lists.trading.features
    .map(({ id }, index) => ({ id, pictogram: PICTOGRAMS[index % PICTOGRAMS.length] }))
    .filter(({ id }) => isShown(owner, `trading.features.${id}`));
  return (
    <section id="trading" aria-labelledby="trading-heading">
      <div className="inset">
        <SectionHeader t={t} name="trading" lead={t.text('trading.lead')} />
        <div className={`${styles.main} grid`}>
          <div>
            {/* Contains the error message if the practice trade doesn't load. */}
            {practiceMessages && <div data-practice-messages={practiceMessages} />}
            {children}
          </div>
          {practiceMessages && <Ticket owner={owner} t={t} {...ticket} />}
        </div>
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map(({ id, pictogram }) => (
              <li key={id} className={styles.feature} data-reveal>
                {pictogram && <Pictogram {...pictogram} />}
                <div>
                  <b>{t.text(`trading.features.${id}.title`)}</b>
                  <p>{t.text(`trading.features.${id}.body`)}</p>
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

/** The square on the price line marks the filled order. */
function Pictogram({ line, dashed, x, y }: PictogramProps) {
  return (
    <svg viewBox="0 0 72 48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {dashed && <path d={dashed} strokeDasharray="4" />}
      <path d={line} />
      <rect x={x} y={y} width="10" height="10" fill="var(--color-accent)" />
    </svg>
  );
}
