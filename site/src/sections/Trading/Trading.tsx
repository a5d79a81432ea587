import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import styles from './Trading.module.css';

type TradingProps = {
  t: Translate;
  /** Where the messages of the practice floor are. */
  practiceMessages: string;
  /** The price board. */
  children: ReactNode;
};

const FEATURES = ['orders', 'copy', 'bots', 'staking'] as const;

/** The advanced features, beside the live price board. */
export function Trading({ t, practiceMessages, children }: TradingProps) {
  return (
    <section id="trading" aria-labelledby="trading-heading">
      <div className={`${styles.columns} inset sidebar`}>
        <div>
          <SectionHeader t={t} name="trading" />
          <ul className={`${styles.features} ruled`} data-reveal-group>
            {FEATURES.map((feature) => (
              <li key={feature} className={styles.feature} data-reveal>
                <Pictogram of={feature} />
                <div className="stack">
                  <h3 className="label">{t(`trading.features.${feature}.title`)}</h3>
                  <p>{t(`trading.features.${feature}.body`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink kind="ring" href="#trading-dashboard" data-practice="#watch">
            {t('trading.demo.label')}
          </ButtonLink>
        </div>
        <div className={styles.board}>
          {/* Where a practice floor that did not load says so. */}
          <div data-practice-messages={practiceMessages} />
          {children}
          <p className="print-only">{t('trading.onPaper')}</p>
        </div>
      </div>
    </section>
  );
}

type Subject = (typeof FEATURES)[number];

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
    <svg viewBox="0 0 72 48" aria-hidden="true">
      {dashed && <path className={styles.dashed} d={dashed} />}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <rect x={x} y={y} width="10" height="10" />
    </svg>
  );
}
