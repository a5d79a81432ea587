import { owner as second } from './secondBrand.owner.config.ts';

/** The second brand, with sign-up in the server's own form and a script of another service. */
export const owner = {
  ...second,
  form: { provider: 'embedded' },
  formConsent: 'load',
  analytics: {
    src: 'https://stats.example/script.js',
    connect: ['https://stats.example'],
    words: 'Stats counts visits without cookies.',
  },
};
