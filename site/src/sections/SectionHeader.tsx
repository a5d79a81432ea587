import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/translate.ts';
import styles from '../components/components.module.css';
import type { SectionTranslate } from './sectionProps.ts';

/** Sections whose messages include a label and a heading. */
type SectionName<Key> = Key extends `${infer Name}.heading`
  ? `${Name}.label` extends MessageKey
    ? Name
    : never
  : never;

type SectionHeaderProps = {
  t: SectionTranslate;
  /** Prefix of the section's message keys. The headline's ID is `<name>-heading`. */
  name: SectionName<MessageKey> | `sections.${string}`;
  /** Replaces the heading message. */
  heading?: ReactNode;
  /** A paragraph next to the headline, if there's room for both. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** The label is only for screen readers. */
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
