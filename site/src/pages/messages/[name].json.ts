import { landingPages } from '../../data/pages.ts';
import { hasPractice } from '../../data/sections.ts';
import { getPracticeFile } from '../../i18n/practiceContent.ts';

/** Serves messages for the practice trade, which the page fetches on demand. */
export const getStaticPaths = () => {
  const files = landingPages
    .filter(({ owner }) => hasPractice(owner))
    .flatMap(({ owner, languages }) =>
      languages.map((language) => getPracticeFile(owner, language)),
    );
  const jsonByName = new Map(files.map(({ name, json }) => [name, json]));
  return Array.from(jsonByName, ([name, json]) => ({ params: { name }, props: { json } }));
};

export const GET = ({ props: { json } }: { props: { json: string } }) => new Response(json);
