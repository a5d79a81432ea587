import { languages } from '../../data/languages.ts';
import { owner } from '../../data/owner.ts';
import { practiceFile } from '../../i18n/practiceContent.ts';

/** What the practice floor says in the page's language, fetched when it opens. */
export const getStaticPaths = () =>
  languages.map((language) => {
    const { name, json } = practiceFile(owner, language);
    return { params: { name }, props: { json } };
  });

export const GET = ({ props: { json } }: { props: { json: string } }) => new Response(json);
