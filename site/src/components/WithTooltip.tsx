import type { ReactNode } from 'react';
import styles from './components.module.css';

type WithTooltipProps = {
  /** The tooltip's id, for `aria-describedby` of the described element. */
  id: string;
  text: string;
  /**
   * A button, a link or a heading, such as `<h3 tabIndex={0} aria-describedby={id}>`; then the content shown in the
   * tooltip's place while it is closed.
   */
  children: ReactNode;
};

/**
 * An element with a tooltip below it. The page's script opens it (`scripts/tooltip.ts`); without script its text is
 * a line of the page.
 */
export function WithTooltip({ id, text, children }: WithTooltipProps) {
  return (
    <div className={styles.control}>
      {children}
      <div id={id} role="tooltip" className={styles.tooltip}>
        {text}
      </div>
    </div>
  );
}
