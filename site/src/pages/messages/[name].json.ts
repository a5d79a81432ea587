import { landingPages } from '../../data/pages.ts';
import { hasPractice } from '../../data/sections.ts';
import { getPracticeFile } from '../../i18n/practiceContent.ts';

/** What the practice floor says on each page in its language, fetched when it opens. */
export const getStaticPaths = () => {
  const files = landingPages
    .filter(({ owner }) => hasPractice(owner))
    .flatMap(({ owner, languages }) =>
      languages.map((language) => getPracticeFile(owner, language)),
    );
  const byName = new Map(files.map(({ name, json }) => [name, json]));
  return Array.from(byName, ([name, json]) => ({ params: { name }, props: { json } }));
};

export const GET = ({ props: { json } }: { props: { json: string } }) => new Response(json);
