import { ButtonLink, type ButtonLook } from './Button.tsx';

/** Leads to the sign-up form, and puts focus on its heading. */
export const SignUpLink = (look: ButtonLook) => (
  <ButtonLink {...look} href="#tmx-form-section" data-go="sign-up-heading" />
);
