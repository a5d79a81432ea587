import { getLanguagePaths, type LanguageProps } from '../../data/languages.ts';
import { owner } from '../../data/owner.ts';
import { getDirection, getLanguagePath } from '../../i18n/locales.ts';
import { createPlainTranslator } from '../../i18n/translate.ts';
import { getLookColor } from '../../data/look.ts';
import { withBase } from '../../lib/withBase.ts';

const backgroundColor = getLookColor(owner.look, '--color-bg', 'light');

const createIcon = (src: string, size: number, purpose = 'any') => ({
  src: withBase(src),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const getStaticPaths = getLanguagePaths;

export const GET = ({ props: { language } }: LanguageProps) =>
  Response.json({
    lang: language,
    dir: getDirection(language),
    name: owner.name,
    short_name: owner.name,
    description: createPlainTranslator(owner, language)('head.description'),
    start_url: withBase(getLanguagePath(owner, language)),
    display: 'browser',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: [
      createIcon('/icon-192.png', 192),
      createIcon('/icon-512.png', 512),
      createIcon('/maskable-512.png', 512, 'maskable'),
    ],
  });
