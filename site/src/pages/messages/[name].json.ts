import { islandMessages } from '../../i18n/islandMessages.ts';
import { languages } from '../../i18n/locales.ts';
import { practiceFile } from '../../i18n/practiceContent.ts';

/** What scripts fetch in the page's language, and not before they need it. */
export const getStaticPaths = () =>
  languages.flatMap((language) => {
    const { name, json } = practiceFile(language);
    const offer = JSON.stringify(islandMessages(language, 'languageOffer'));
    return [
      { params: { name }, props: { json } },
      { params: { name: `offer.${language}` }, props: { json: offer } },
    ];
  });

export const GET = ({ props: { json } }: { props: { json: string } }) => new Response(json);
