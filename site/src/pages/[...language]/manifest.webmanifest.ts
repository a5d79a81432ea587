import { pagesInLanguages, type PropsOfPage } from '../../data/languages.ts';
import { owner } from '../../data/owner.ts';
import { directionOf, languagePath } from '../../i18n/locales.ts';
import { plainTranslator } from '../../i18n/translate.ts';
import { lookColor } from '../../data/look.ts';
import { withBase } from '../../lib/withBase.ts';

const plain = lookColor(owner.look, '--color-bg', 'light');

const icon = (src: string, size: number, purpose = 'any') => ({
  src: withBase(src),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const getStaticPaths = pagesInLanguages;

export const GET = ({ props: { language } }: PropsOfPage) =>
  Response.json({
    lang: language,
    dir: directionOf(language),
    name: owner.name,
    short_name: owner.name,
    description: plainTranslator(owner, language)('head.description'),
    start_url: withBase(languagePath(owner, language)),
    display: 'browser',
    background_color: plain,
    theme_color: plain,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/maskable-512.png', 512, 'maskable'),
    ],
  });
