import type { ReactNode } from 'react';
import type { Trading as TradingContent } from '../../content/trading.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Pictogram } from './Pictogram.tsx';
import styles from './Trading.module.css';

type TradingProps = TradingContent & {
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
            data-words={demo.words}
            data-style=""
          />
          {children}
          <p className="on-paper">{onPaper}</p>
        </div>
      </div>
    </section>
  );
}
