import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

/**
 * The look of a button: `primary` for the main action, `ring` an outline, `quiet` underlined text.
 */
export type ButtonLook = {
  kind: 'primary' | 'ring' | 'quiet';
  small?: boolean;
  children: ReactNode;
};

type PropsOf<Tag extends 'a' | 'button' | 'summary'> = ButtonLook &
  Omit<ComponentProps<Tag>, 'className' | 'style'>;

/** A button that acts on the page. */
export const Button = (props: PropsOf<'button'>) => (
  <button type="button" {...buttonProps(props)} />
);

/** A link, which works before any script runs. */
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

/** A link to the sign-up form that focuses its heading. */
export const SignUpLink = ({ track, home = '', ...look }: SignUpLinkProps) => (
  <ButtonLink
    {...look}
    href={`${home}#tmx-form-section`}
    data-go="sign-up-heading"
    data-track={track}
  />
);

/** Opens and closes its `details`, before any script runs. */
export const ButtonSummary = (props: PropsOf<'summary'>) => <summary {...buttonProps(props)} />;

function buttonProps<Props extends ButtonLook>({ kind, small, children, ...rest }: Props) {
  return {
    ...rest,
    className: `${styles.button} chamfer`,
    'data-kind': kind,
    'data-small': small || undefined,
    // A browser may have translated it before hydration. React then keeps the text.
    children: (
      <span className={styles.label} suppressHydrationWarning>
        {children}
      </span>
    ),
  };
}
