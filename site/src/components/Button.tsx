import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonAppearance = {
  /** `primary` is the main action, `ring` is outlined, and `quiet` is underlined text. */
  kind: 'primary' | 'ring' | 'quiet';
  small?: boolean;
  children: ReactNode;
};

type ButtonProps<Tag extends 'a' | 'button' | 'summary'> = ButtonAppearance &
  Omit<ComponentProps<Tag>, 'className' | 'style'>;

export const Button = (props: ButtonProps<'button'>) => (
  <button type="button" {...getElementProps(props)} />
);

export function ButtonLink(props: ButtonProps<'a'>) {
  const { children, ...rest } = getElementProps(props);
  return <a {...rest}>{children}</a>;
}

type SignUpLinkProps = ButtonAppearance & {
  /** Tracking name for clicks. */
  track: string;
  /** URL of the page with the form, unless that's the current page. */
  home?: string | undefined;
};

/** Links to the sign-up form and focuses its heading. */
export const SignUpLink = ({ track, home = '', ...appearance }: SignUpLinkProps) => (
  <ButtonLink
    {...appearance}
    href={`${home}#tmx-form-section`}
    data-go="sign-up-heading"
    data-track={track}
  />
);

export const ButtonSummary = (props: ButtonProps<'summary'>) => (
  <summary {...getElementProps(props)} />
);

function getElementProps<Props extends ButtonAppearance>({
  kind,
  small,
  children,
  ...rest
}: Props) {
  return {
    ...rest,
    className: `${styles.button} chamfer`,
    'data-kind': kind,
    'data-small': small || undefined,
    // If the browser translates the label before hydration, React keeps the translation.
    children: (
      <span className={styles.label} suppressHydrationWarning>
        {children}
      </span>
    ),
  };
}
