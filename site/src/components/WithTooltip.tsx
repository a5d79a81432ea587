import type { ReactNode } from 'react';
import styles from './components.module.css';

type WithTooltipProps = {
  /** The tooltip's ID. Use it as the element's `aria-describedby`. */
  id: string;
  text: string;
  /** A focusable element, e.g. `<h3 tabIndex={0} aria-describedby={id}>`. Other content can follow it. */
  children: ReactNode;
};

/** `scripts/tooltip.ts` shows and hides the tooltip. Without JavaScript, the text is always visible. */
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
