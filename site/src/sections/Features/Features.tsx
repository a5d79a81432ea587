import type { Whole } from '../../content/whole.ts';
import { Person, type Side } from '../../ui/Person.tsx';
import styles from './Features.module.css';

/** Who stands on each tread; the last one has reached the floor. */
const CROWDS: readonly (readonly Side[])[] = [
  ['you', 'you'],
  ['bid', 'ask', 'bid'],
  ['you'],
  ['ask', 'bid', 'bid', 'you'],
  ['bid', 'ask'],
  ['floor'],
];

/** The pit in section: a solid stair, six reasons cut into it, running into both level edges. */
export function Features({ heading, steps }: Whole['features']) {
  return (
    <section id="why-tmx" aria-labelledby="why-tmx-heading" className={styles.section}>
      <h2 id="why-tmx-heading" className={styles.heading} data-reveal>
        {heading}
      </h2>
      <ol className={styles.stair}>
        {steps.map(({ title, body }, tread) => (
          <li key={title} className={styles.step}>
            <div className={styles.crowd} aria-hidden="true">
              {Array.from(CROWDS[tread] ?? [], (side, place) => (
                <Person key={place} side={side} className={styles.figure} />
              ))}
            </div>
            <div className={styles.mass}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.body}>{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
