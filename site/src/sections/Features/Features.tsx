import type { ReactNode } from 'react';
import type { Features as FeaturesContent } from '../../content/features.ts';
import { Figure } from '../../ui/Figure.tsx';
import styles from './Features.module.css';

/** The pit in section: a solid stair, six reasons cut into it, running into both level edges. */
export function Features({ heading, steps }: FeaturesContent) {
  return (
    <section id="why-tmx" aria-labelledby="why-tmx-heading" className={styles.section}>
      <h2 id="why-tmx-heading" className={styles.heading} data-reveal>
        {heading}
      </h2>
      <ol className={styles.stair}>
        {steps.map(({ title, body, limit }, tread) => (
          <li key={title} className={styles.step}>
            <div className={styles.crowd} aria-hidden="true">
              {CROWDS[tread]}
            </div>
            <div className={styles.mass}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.body}>{body}</p>
              {limit && <p className={styles.limit}>{limit}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Person({ side }: { side: 'bid' | 'ask' | 'you' | 'floor' }) {
  return (
    <span data-side={side} className={styles.side}>
      <Figure className={styles.figure} />
    </span>
  );
}

/** Who stands on each tread, counted from 0; the last one has reached the floor. */
const CROWDS: Record<number, ReactNode> = {
  0: (
    <>
      <Person side="you" />
      <Person side="you" />
    </>
  ),
  1: (
    <>
      <Person side="bid" />
      <Person side="ask" />
      <Person side="bid" />
    </>
  ),
  2: <Person side="you" />,
  3: (
    <>
      <Person side="ask" />
      <Person side="bid" />
      <Person side="bid" />
      <Person side="you" />
    </>
  ),
  4: (
    <>
      <Person side="bid" />
      <Person side="ask" />
    </>
  ),
  5: <Person side="floor" />,
};
