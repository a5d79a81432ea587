import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

const getPath = (file: string) => resolve('site/integrations/dev', file);

/** During `npm run dev`, shows what would fail a build and what the CSP would block in production. */
export const productionRules: AstroIntegration = {
  name: 'production-rules',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware, injectScript }) => {
      if (command !== 'dev') return;
      addMiddleware({ entrypoint: getPath('checkPage.ts'), order: 'pre' });
      injectScript('page', `import ${JSON.stringify(`/@fs${getPath('showErrors.ts')}`)};`);
    },
  },
};
