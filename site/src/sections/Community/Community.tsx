import type { Whole } from '../../content/whole.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import { Crowd } from './Crowd.tsx';
import styles from './Community.module.css';

/** Four placards held up out of a crowd, one figure for so many traders, on the slab of the questions. */
export function Community(props: Whole['community']) {
  const { heading, label, lead, platforms, tag, warning, crowd } = props;
  return (
    <section id="community" aria-labelledby="community-heading" className={styles.section}>
      <div className="grid head" data-reveal>
        <h2 id="community-heading">
          <span className="label">{label} </span>
          {heading}
        </h2>
        <div className={styles.truth}>
          <p>{lead}</p>
          <p className={styles.warning}>{warning}</p>
        </div>
      </div>
      <ul className={styles.placards} data-reveal-group>
        {platforms.map(({ id, name, body, button }) => (
          <li key={id} className={styles.placard} data-reveal>
            <div className={styles.board}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.body}>{body}</p>
              <SoonButton
                {...button}
                tag={tag}
                id={`soon-${id}`}
                look={{ kind: 'ink', small: true }}
              />
            </div>
          </li>
        ))}
      </ul>
      <Crowd figures={crowd.figures} />
      <p className={`${styles.count} panel caption`}>{crowd.caption}</p>
    </section>
  );
}
