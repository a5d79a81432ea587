import type { ReactNode } from 'react';
import styles from './components.module.css';

type WithTooltipProps = {
  /** ID of the tooltip, for the element's `aria-describedby`. */
  id: string;
  text: string;
  /** A focusable element, such as `<h3 tabIndex={0} aria-describedby={id}>`, and optionally other content below it. */
  children: ReactNode;
};

/** Adds a tooltip that `scripts/tooltip.ts` shows and hides. Without JavaScript, its text is always visible. */
export function WithTooltip({ id, text, children }: WithTooltipProps) {
  return (
    <div className={styles.described}>
      {children}
      <div id={id} role="tooltip" className={styles.tooltip}>
        {text}
      </div>
    </div>
  );
}
