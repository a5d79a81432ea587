import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/translate.ts';
import styles from '../components/components.module.css';
import type { SectionTranslate } from './sectionProps.ts';

/** Sections with messages for a label and a headline. */
type Named<Key> = Key extends `${infer Name}.heading`
  ? `${Name}.label` extends MessageKey
    ? Name
    : never
  : never;

type SectionHeaderProps = {
  t: SectionTranslate;
  /** The name of its messages; the headline's id is `<name>-heading`. */
  name: Named<MessageKey> | `sections.${string}`;
  /** The headline, if it is more than its message. */
  heading?: ReactNode;
  /** A paragraph next to the foot of the headline if both fit. */
  lead?: ReactNode;
  /** Other content, which brings its own style. */
  children?: ReactNode;
};

/** The head of a section. */
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
