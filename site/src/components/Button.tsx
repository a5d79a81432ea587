import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

/**
 * How a button looks: `primary` is yellow, `ring` a line on the ground it stands on, `ink` a dark plate for
 * yellow or white ground.
 */
export type ButtonLook = {
  kind: 'primary' | 'ring' | 'ink';
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

type SignUpLinkProps = ButtonLook & {
  /** The name under which presses are counted. */
  track: string;
  /** Where the page with the form is, if not this one. */
  home?: string | undefined;
};

/** Leads to the sign-up form, and puts focus on its heading. */
export const SignUpLink = ({ track, home = '', ...look }: SignUpLinkProps) => (
  <ButtonLink
    {...look}
    href={`${home}#tmx-form-section`}
    data-go="sign-up-heading"
    data-track={track}
  />
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
