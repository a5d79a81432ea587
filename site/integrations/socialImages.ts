import { cp } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { socialImage } from '../src/content/head.ts';
import { languages } from '../src/content/language.ts';

/** A language whose shared image is not drawn yet (`npm run art social`) shows that of English. */
export const socialImages: AstroIntegration = {
  name: 'social-images',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const [first = '', ...others] = languages.map(
        (language) => new URL(socialImage(language), dir),
      );
      for (const image of others) {
        await cp(first, image, { force: false });
      }
    },
  },
};
