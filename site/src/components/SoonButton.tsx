import { ButtonLink, Button, type ButtonLook } from './Button.tsx';
import { WithTooltip } from './WithTooltip.tsx';
import styles from './components.module.css';

type SoonButtonProps = Pick<ButtonLook, 'kind' | 'small'> & {
  label: string;
  /** What a screen reader hears after a label that does not name it, such as the platform. */
  context?: string;
  /** Where it leads once it is open; without it the button is not available. */
  href: string | undefined;
  /** The sentence shown when it is pressed, and the tooltip's. */
  reason: string;
  id: string;
  /** The name under which presses are counted. */
  track: string;
};

/**
 * A button of the "soon" pattern: a link when its address is configured; until then a focusable,
 * unavailable button, quiet words without a plate, whose press or focus shows the reason below it.
 */
export function SoonButton({ label, context, href, reason, id, track, ...look }: SoonButtonProps) {
  const isNamed = context === undefined || label.includes(context);
  const name = isNamed ? undefined : `${label}, ${context}`;
  const props = { ...look, 'aria-label': name, 'data-track': track, children: label };
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
