import { head } from '../content/head.ts';
import { owner } from '../content/owner.ts';
import { tokenColor } from '../lib/tokenColor.ts';
import tokens from '../styles/tokens.css?raw';

const LANGUAGE = 'en';
const plain = tokenColor(tokens, '--plain', 'light');

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET = () =>
  new Response(
    JSON.stringify({
      name: owner.name,
      short_name: owner.name,
      description: head(LANGUAGE).description,
      start_url: '/',
      display: 'browser',
      background_color: plain,
      theme_color: plain,
      icons: [
        icon('/icon-192.png', 192),
        icon('/icon-512.png', 512),
        icon('/maskable-512.png', 512, 'maskable'),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
