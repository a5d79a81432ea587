import type { Hero as HeroContent } from '../../content/hero.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Pit } from './Pit.tsx';
import type { PitImages } from './Pit.tsx';
import styles from './Hero.module.css';

type HeroProps = HeroContent & { images: PitImages };

/** The pit in perspective, a hole in the page; the claim and its price in the plain's upper left. */
export function Hero({ images, ...words }: HeroProps) {
  const { label, heading, lead, start, demo, risk, limits, note, legend } = words;
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <div className={styles.text}>
        <p className={`${styles.label} label`}>{label}</p>
        <h1 id="top-heading" className={styles.heading}>
          {heading}
        </h1>
        <p className={`${styles.lead} lead`}>{lead}</p>
        <div className={styles.buttons}>
          <ButtonLink kind="primary" href="#tmx-form-section" data-go="sign-up-heading">
            {start}
          </ButtonLink>
          <ButtonLink
            kind="ring"
            href="#trading-dashboard"
            data-go="trading-dashboard-heading"
            data-tip={demo.tip}
          >
            {demo.label}
          </ButtonLink>
        </div>
        <p className={styles.risk}>{risk}</p>
        <p className={`${styles.limits} note`}>{limits}</p>
      </div>
      <Pit {...images} />
      <div className={styles.foot}>
        <ul className={styles.legend}>
          <Key side="bid">{legend.bid}</Key>
          <Key side="ask">{legend.ask}</Key>
          <Key side="you">{legend.you}</Key>
        </ul>
        <p className="note">{note}</p>
      </div>
    </section>
  );
}

function Key({ side, children }: { side: 'bid' | 'ask' | 'you'; children: string }) {
  return (
    <li className={styles.key}>
      <Figure side={side} className={styles.figure} />
      {children}
    </li>
  );
}
