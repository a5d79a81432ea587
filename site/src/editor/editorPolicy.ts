import type { Owner } from '#site/owner/settings.ts';

const API = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

/** The content security policy of the editor: it asks only this site and the repository's service, and styles itself. */
export const editorPolicy = ({ editor }: Pick<Owner, 'editor'>): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${editor ? ` ${API[editor.backend]}` : ''}`,
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
