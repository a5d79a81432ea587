import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

/**
 * How a button looks: `primary` is the one call, `ring` a line on the ground it stands on, `quiet` underlined words.
 */
export type ButtonLook = {
  kind: 'primary' | 'ring' | 'quiet';
  small?: boolean;
  children: ReactNode;
};

type PropsOf<Tag extends 'a' | 'button' | 'summary'> = ButtonLook &
  Omit<ComponentProps<Tag>, 'className' | 'style'>;

/** Does something on the page. */
export const Button = (props: PropsOf<'button'>) => (
  <button type="button" {...buttonProps(props)} />
);

/** Goes somewhere: works before any script runs. */
export function ButtonLink(props: PropsOf<'a'>) {
  const { children, ...rest } = buttonProps(props);
  return <a {...rest}>{children}</a>;
}

/** Leads to the sign-up form, and puts focus on its heading. `track`: the name under which presses are counted. */
export const SignUpLink = ({ track, ...look }: ButtonLook & { track: string }) => (
  <ButtonLink {...look} href="#tmx-form-section" data-go="sign-up-heading" data-track={track} />
);

/** Opens and closes the `details` it stands in: works before any script runs. */
export const ButtonSummary = (props: PropsOf<'summary'>) => <summary {...buttonProps(props)} />;

function buttonProps<Props extends ButtonLook>({ kind, small, children, ...rest }: Props) {
  return {
    ...rest,
    className: `${styles.button} chamfer`,
    'data-kind': kind,
    'data-small': small || undefined,
    // A browser may have translated it before React comes, which then keeps what it finds.
    children: (
      <span className={styles.label} suppressHydrationWarning>
        {children}
      </span>
    ),
  };
}
