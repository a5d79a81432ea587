import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/translate.ts';
import styles from '../components/components.module.css';
import type { SectionTranslate } from './sectionProps.ts';

/** What has messages for a label and a headline. */
type Named<Key> = Key extends `${infer Name}.heading`
  ? `${Name}.label` extends MessageKey
    ? Name
    : never
  : never;

type SectionHeaderProps = {
  t: SectionTranslate;
  /** Of its messages; the headline's id is `<name>-heading`. */
  name: Named<MessageKey> | `sections.${string}`;
  /** The headline where it is more than its message. */
  heading?: ReactNode;
  /** A paragraph beside the headline's foot where there is room for both. */
  lead?: ReactNode;
  /** What else stands there, with a look of its own. */
  children?: ReactNode;
};

/** What a section opens with. */
export function SectionHeader({ t, name, heading, lead, children }: SectionHeaderProps) {
  return (
    <div className={`${styles.header} grid`} data-reveal>
      <h2 id={`${name}-heading`}>
        <span className="sr-only">{t.text(`${name}.label`)} </span>
        {heading ?? t.text(`${name}.heading`)}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
