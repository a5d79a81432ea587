import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

const file = (name: string) => resolve('site/integrations/dev', name);

/** Tells in `npm run dev` what the build would refuse and what production's security policy would block. */
export const productionRules: AstroIntegration = {
  name: 'production-rules',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware, injectScript }) => {
      if (command !== 'dev') return;
      addMiddleware({ entrypoint: file('checkPage.ts'), order: 'pre' });
      injectScript('page', `import ${JSON.stringify(`/@fs${file('showErrors.ts')}`)};`);
    },
  },
};
