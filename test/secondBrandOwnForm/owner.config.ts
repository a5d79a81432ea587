import { MOVABLE_SECTIONS } from '#contract/sections.ts';
import { owner as secondBrandOwner } from '../secondBrand/owner.config.ts';

/**
 * The second brand with our own form, third-party scripts, and two experiments: one with messages and one with a custom
 * section.
 */
export const owner = {
  ...secondBrandOwner,
  form: { provider: 'embedded' },
  formConsent: 'load',
  counting: true,
  sections: [...MOVABLE_SECTIONS, { id: 'offer', component: 'Offer', tone: 'accent' }],
  experiments: [
    {
      id: 'hero',
      difference: 0.02,
      messages: {
        'hero.heading': { en: 'Keep your keys.' },
        'hero.start': { en: 'Begin Here' },
        'academy.start': { en: 'Begin Course' },
        'community.platforms.reddit.button': { en: 'Look In' },
        'hero.lead': {
          // Several lines longer than variant A, to make sure it doesn't shift the layout.
          en: 'Each trade settles on {network, select, none {a layer-2 network} other {{network}, a layer-2 network}}, and costs {fee} plus network fees. Your keys stay with you before, during and after it, and nobody else can move your coins.',
        },
      },
    },
    { id: 'offer', share: 0.2, difference: 0.02 },
  ],
  analytics: [
    {
      src: 'https://stats.example/script.js',
      connect: ['https://stats.example'],
      words: 'Stats counts visits without cookies.',
    },
    {
      src: 'https://ads.example/tag.js',
      attributes: { 'data-tag': 'seventh' },
      image: ['https://pixel.example'],
      consent: true,
      cookies: ['tag'],
      words: 'Ads measures campaigns and sets a cookie, if you agree.',
    },
  ],
};
