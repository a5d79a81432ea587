import type { ReactNode } from 'react';
import styles from './components.module.css';

type SectionHeaderProps = {
  /** Of the headline, which names the section. */
  id: string;
  /** Says plainly what the section is about, where its headline plays. */
  label?: string;
  heading: ReactNode;
  /** One paragraph or more, beside the headline's foot where there is room for both. */
  lead?: ReactNode;
  /** The lead stands below in every window. */
  stacked?: boolean;
  /** A button may lead here and send the focus along. */
  takesFocus?: boolean;
};

/** What a section opens with. A lead that is a text is set as one; other markup brings its own look. */
export function SectionHeader(props: SectionHeaderProps) {
  const { id, label, heading, lead, stacked, takesFocus } = props;
  return (
    <div
      className={`${styles.header} ${stacked ? 'stack' : 'sidebar'}`}
      data-stacked={stacked || undefined}
      data-reveal
    >
      <h2 id={id} tabIndex={takesFocus ? -1 : undefined}>
        {label && <span className={`${styles.sectionLabel} label`}>{label} </span>}
        {heading}
      </h2>
      {typeof lead === 'string' ? <p className="lead">{lead}</p> : lead}
    </div>
  );
}
