import type { Community as CommunityContent } from '../../content/community.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import styles from './Community.module.css';

type CommunityProps = CommunityContent & {
  /** The crowd strip: `site/src/drawings/crowd.svg`, as text. */
  drawing: string;
};

/** Four placards held up out of a crowd that stands on the slab of the questions below. */
export function Community({
  heading,
  label,
  lead,
  platforms,
  tag,
  warning,
  drawing,
}: CommunityProps) {
  return (
    <section id="community" aria-labelledby="community-heading" className={styles.section}>
      <div className="grid">
        <div className={styles.head} data-reveal>
          <h2 id="community-heading">
            <span className={`${styles.label} label`}>{label} </span>
            {heading}
          </h2>
          <p className={`${styles.lead} lead`}>{lead}</p>
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
      <div className={styles.crowd} dangerouslySetInnerHTML={{ __html: drawing }} />
    </section>
  );
}
