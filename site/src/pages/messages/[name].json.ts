import { islandMessages } from '../../i18n/islandMessages.ts';
import { languages } from '../../i18n/locales.ts';
import { practiceFile } from '../../i18n/practiceContent.ts';

/** What scripts fetch in the page's language, and not before they need it. */
export const getStaticPaths = () =>
  languages
    .flatMap((language) => [
      practiceFile(language),
      {
        name: `offer.${language}`,
        json: JSON.stringify(islandMessages(language, 'languageOffer')),
      },
    ])
    .map(({ name, json }) => ({ params: { name }, props: { json } }));

export const GET = ({ props: { json } }: { props: { json: string } }) =>
  new Response(json, { headers: { 'Content-Type': 'application/json' } });
