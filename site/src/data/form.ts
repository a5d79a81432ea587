import { owner } from './owner.ts';

const { form } = owner;

/** Whether another service shows the sign-up form. */
export const formIsOutside = form.provider === 'leadconnector' || form.provider === 'url';

/** Whose form this build shows. An embedded one without an address is not open. */
export const formKind =
  form.provider === 'embedded' && form.origin === '' ? 'none' : form.provider;
