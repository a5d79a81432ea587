import type { ReactNode } from 'react';
import styles from './WithTooltip.module.css';

type WithTooltipProps = {
  /** Of the tooltip: the control names it in `aria-describedby`. */
  id: string;
  text: string;
  /** The control, and after it what stands in the tooltip's room while that is closed. */
  children: ReactNode;
};

/**
 * A control and, below it, the room of its tooltip. The page's script opens it (`scripts/tooltip.ts`); without
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
