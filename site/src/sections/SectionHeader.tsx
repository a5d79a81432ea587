import type { ReactNode } from 'react';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import styles from '../components/components.module.css';

/** What has messages for a label and a headline. */
type Named<Key> = Key extends `${infer Name}.heading`
  ? `${Name}.label` extends MessageKey
    ? Name
    : never
  : never;

type SectionHeaderProps = {
  t: Translate;
  /** Of its messages; the headline's id is `<name>-heading`. */
  name: Named<MessageKey> | `sections.${string}`;
  /** The headline where it is more than its message. */
  heading?: ReactNode;
  /** One paragraph or more, beside the headline's foot where there is room for both. */
  lead?: ReactNode;
};

/** What a section opens with. A lead that is a text is set as one; other markup brings its own look. */
export function SectionHeader({ t, name, heading, lead }: SectionHeaderProps) {
  return (
    <div className={`${styles.header} sidebar`} data-reveal>
      <h2 id={`${name}-heading`}>
        <span className={`${styles.sectionLabel} label`}>{t(`${name}.label`)} </span>
        {heading ?? t(`${name}.heading`)}
      </h2>
      {typeof lead === 'string' ? <p className="lead">{lead}</p> : lead}
    </div>
  );
}
