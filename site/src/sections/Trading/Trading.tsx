import type { ReactNode } from 'react';
import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Trading.module.css';

type TradingProps = Whole['trading'] & {
  /** The price board. */
  children: ReactNode;
};

/** The advanced features, beside the live price board. */
export function Trading({ heading, label, features, demo, onPaper, children }: TradingProps) {
  return (
    <section id="trading" aria-labelledby="trading-heading">
      <div className={`${styles.columns} grid`}>
        <div className={styles.text}>
          <h2 id="trading-heading" className={styles.heading} data-reveal>
            <span className="label">{label} </span>
            {heading}
          </h2>
          <ul className={styles.features} data-reveal-group>
            {features.map((feature) => (
              <li key={feature.title} className={styles.feature} data-reveal>
                <Pictogram of={feature.pictogram} />
                <div>
                  <h3 className={styles.title}>{feature.title}</h3>
                  <p className={styles.body}>{feature.body}</p>
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink kind="ring" href="#trading-dashboard" data-practice="#watch">
            {demo.label}
          </ButtonLink>
        </div>
        <div className={styles.board}>
          <p
            role="status"
            className="caption"
            data-late={demo.late}
            data-messages={demo.messages}
            data-style=""
          />
          {children}
          <p className="print-only">{onPaper}</p>
        </div>
      </div>
    </section>
  );
}

type Subject = Whole['trading']['features'][number]['pictogram'];

/** Path data of what is drawn, of what is dashed behind it, and the upper start corner of the square. */
const DRAWINGS: Record<Subject, { dashed?: string; lines: string[]; square: [number, number] }> = {
  orders: { dashed: 'M2 14H70', lines: ['M2 42H14V32H26V38H40V14H56V6H70'], square: [35, 9] },
  copy: {
    lines: ['M2 24H14V14H30V20H46V4H70', 'M2 44H14V34H30V40H46V24H70'],
    square: [41, 19],
  },
  bots: { dashed: 'M2 8H70M2 40H70', lines: ['M2 24 18 40 50 8 70 28'], square: [45, 3] },
  staking: { lines: ['M2 46V40H20V32H36V24H52V16H70V46Z'], square: [56, 6] },
};

/** A price line in 0°, 45° and 90°; its one yellow square is the moment the order fills. */
function Pictogram({ of }: { of: Subject }) {
  const { dashed, lines, square } = DRAWINGS[of];
  const [x, y] = square;
  return (
    <svg viewBox="0 0 72 48" className={styles.pictogram} aria-hidden="true">
      {dashed && <path className={styles.dashed} d={dashed} />}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <rect x={x} y={y} width="10" height="10" />
    </svg>
  );
}
