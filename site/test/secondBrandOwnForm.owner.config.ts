import { owner as second } from './secondBrand.owner.config.ts';

/** The second brand, with sign-up in the server's own form. */
export const owner = {
  ...second,
  form: { provider: 'embedded' },
  formConsent: 'load',
};
