import { answerFile, type HeaderSet } from './answerFile.ts';
import type { BuiltFile } from './loadFiles.ts';
import type { Site } from './loadSite.ts';

/**
 * Answers from the site in memory.
 * @param common the security headers that every answer carries, errors too.
 */
export function createStaticSite(site: Site, common: HeaderSet) {
  const text = { ...common, 'Content-Type': 'text/plain; charset=utf-8' };
  const refusal = { ...text, Allow: 'GET, HEAD' };
  const line = { ...text, 'Cache-Control': 'no-cache' };
  const serve = serveFiles(site.files, common);
  const notFound = inLanguages(site.notFound, 404, common);
  const fail = inLanguages(site.failure, 500, common);

  return {
    /** Nothing is decoded or joined: a path is a key of a map, or it is not found. */
    answer: (request: Request, path: string) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? (serve(request, path) ??
          notFound(request, path) ??
          new Response('Not found\n', { status: 404, headers: line }))
        : new Response('Method not allowed\n', { status: 405, headers: refusal }),
    /** Our own failure: the built `500.html` of the path's language, or its one line when the build has none. */
    fail: (request: Request) =>
      fail(request, new URL(request.url).pathname) ??
      new Response('Unexpected Application Error!\n', { status: 500, headers: line }),
  };
}

/** Answers with the error page in the language of the path: that of its first folder, else the root's. */
function inLanguages(pages: ReadonlyMap<string, BuiltFile>, status: 404 | 500, common: HeaderSet) {
  const answers = new Map(
    [...pages].map(([folder, file]) => [folder, answerFile(file, status, common)]),
  );
  return (request: Request, path: string) =>
    (answers.get(path.split('/')[1] ?? '') ?? answers.get(''))?.(request);
}

/**
 * Answers GET and HEAD from files in memory.
 * @param files by URL path, so that no path of a request is ever decoded or joined.
 * @param common the security headers of the origin.
 * @returns undefined when no file has this path.
 */
export function serveFiles(files: ReadonlyMap<string, BuiltFile>, common: HeaderSet) {
  const answers = new Map([...files].map(([path, file]) => [path, answerFile(file, 200, common)]));
  return (request: Request, path: string) => answers.get(path)?.(request);
}
