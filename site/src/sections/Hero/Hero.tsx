import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Person } from '../../ui/Person.tsx';
import { Pit, type PitImages } from './Pit.tsx';
import styles from './Hero.module.css';

type HeroProps = Whole['hero'] & { images: PitImages };

const SIDES = ['bid', 'ask', 'you'] as const;

/** The pit in perspective, a hole in the page; the claim and its price in the plain's upper left. */
export function Hero({ images, ...words }: HeroProps) {
  const { label, heading, lead, start, demo, risk, legend } = words;
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <div className={styles.title}>
        <p className={`${styles.label} label`}>{label}</p>
        <h1 id="top-heading" className={styles.heading}>
          {heading}
        </h1>
        <ul className={styles.legend}>
          {SIDES.map((side) => (
            <li key={side} className={styles.key}>
              <Person side={side} className={styles.figure} />
              {legend[side]}
            </li>
          ))}
        </ul>
      </div>
      <Pit {...images} />
      <div className={styles.rest}>
        <p className={`${styles.lead} lead`}>{lead}</p>
        <div className={styles.buttons}>
          <ButtonLink kind="primary" href="#tmx-form-section" data-go="sign-up-heading">
            {start}
          </ButtonLink>
          <ButtonLink
            kind="ring"
            href="#trading-dashboard"
            data-go="trading-dashboard-heading"
            data-practice="#practice"
          >
            {demo}
          </ButtonLink>
        </div>
        <p className="caption">{risk}</p>
      </div>
    </section>
  );
}
