import type { ReactNode } from 'react';
import styles from './components.module.css';

type WithTooltipProps = {
  /** Of the tooltip: what it explains names it in `aria-describedby`. */
  id: string;
  text: string;
  /**
   * A button, a link or a heading, as `<h3 tabIndex={0} aria-describedby={id}>`; after it what stands in the
   * tooltip's room while that is closed.
   */
  children: ReactNode;
};

/**
 * What a tooltip explains and, below it, the tooltip's room. The page's script opens it (`scripts/tooltip.ts`); without
 * script its text is a line of the page.
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
