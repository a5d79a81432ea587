import { languages, type Language } from '../i18n/locales.ts';

/** The picture that stands for the page in a language where its address is shared. */
export const socialImage = (language: Language) =>
  language === languages[0] ? 'social.png' : `social.${language}.png`;
