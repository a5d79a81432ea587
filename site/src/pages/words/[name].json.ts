import { wordFiles } from '../../content/wordFiles.ts';

export const getStaticPaths = wordFiles;

/** Fetched by a script that needs them, and not before. */
export const GET = ({ props: { json } }: { props: { json: string } }) =>
  new Response(json, { headers: { 'Content-Type': 'application/json' } });
