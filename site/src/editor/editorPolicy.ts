import type { Owner } from '#site/owner/settings.ts';

const API_URLS = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

/** Returns the editor's content security policy. Sveltia needs inline styles and the Git host's API. */
export const editorPolicy = ({ editor }: Pick<Owner, 'editor'>): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${editor ? ` ${API_URLS[editor.backend]}` : ''}`,
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
