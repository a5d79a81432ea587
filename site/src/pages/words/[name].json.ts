import { practiceFiles } from '../../content/practiceFile.ts';

export const getStaticPaths = practiceFiles;

/** Fetched with the script of the practice floor, at the first press on a button to it. */
export const GET = ({ props: { json } }: { props: { json: string } }) =>
  new Response(json, { headers: { 'Content-Type': 'application/json' } });
