import { owner as second } from './secondBrand.owner.config.ts';

/** The second brand, with sign-up in the server's own form, a script of another service, and an experiment. */
export const owner = {
  ...second,
  form: { provider: 'embedded' },
  formConsent: 'load',
  counting: true,
  experiments: [
    {
      id: 'hero',
      difference: 0.02,
      messages: {
        'hero.heading': { en: 'Keep your keys.' },
        'hero.lead': {
          // Longer by lines than A: what is below would move.
          en: 'Each trade settles on {network, select, none {a layer-2 network} other {{network}, a layer-2 network}}, and costs {fee} plus network fees. Your keys stay with you before, during and after it, and nobody else can move your coins.',
        },
      },
    },
  ],
  analytics: {
    src: 'https://stats.example/script.js',
    connect: ['https://stats.example'],
    words: 'Stats counts visits without cookies.',
  },
};
