import { ButtonLink, Button, type ButtonAppearance } from './Button.tsx';
import { WithTooltip } from './WithTooltip.tsx';
import styles from './components.module.css';

type SoonButtonProps = Pick<ButtonAppearance, 'kind' | 'small'> & {
  label: string;
  /** Added to the accessible name, e.g. the name of a platform, unless the label already contains it. */
  context?: string;
  /** Empty or undefined if there's nothing to link to yet. */
  href: string | undefined;
  /** Why the button isn't available yet. */
  reason: string;
  id: string;
  /** Tracking name for clicks. */
  track: string;
};

/**
 * A link that looks like a button. Without `href`, it's a focusable button with `aria-disabled` that shows the reason on
 * hover, focus, and click.
 */
export function SoonButton({
  label,
  context,
  href,
  reason,
  id,
  track,
  ...appearance
}: SoonButtonProps) {
  const hasContext = context === undefined || label.includes(context);
  const name = hasContext ? undefined : `${label}, ${context}`;
  const props = { ...appearance, 'aria-label': name, 'data-track': track, children: label };
  if (href) return <ButtonLink {...props} href={href} />;
  return (
    <WithTooltip id={`${id}-reason`} text={reason}>
      <Button
        {...props}
        aria-disabled="true"
        aria-describedby={`${id}-reason`}
        data-soon={`${id}-status`}
      />
      <p id={`${id}-status`} role="status" className={styles.status} />
    </WithTooltip>
  );
}
