import { LINK_PLACEHOLDER } from '#contract/siteManifest.ts';
import { LINK_EXPIRY_DAYS } from '#contract/time.ts';
import { form } from '../../data/form.ts';
import { languages, type LanguageProps } from '../../data/languages.ts';
import { owner } from '../../data/owner.ts';
import { createMetadataTranslator } from '../../i18n/translate.ts';

/** Only exists if sign-ups require confirmation. The server doesn't serve these files. */
export const getStaticPaths = () =>
  form.confirm ? languages.map((language) => ({ params: { language }, props: { language } })) : [];

/** The confirmation email as plain text. */
export function GET({ props: { language } }: LanguageProps) {
  const t = createMetadataTranslator(owner, language);
  const paragraphs = [
    t('mail.heading'),
    t('mail.lead', { days: LINK_EXPIRY_DAYS }),
    LINK_PLACEHOLDER,
    t('mail.notYou', { keepDays: form.confirm?.keepDays ?? 0 }),
    t('mail.warning'),
  ];
  return new Response(`${paragraphs.join('\n\n')}\n`);
}
