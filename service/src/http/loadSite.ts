import { inlineHashes } from './inlineHashes.ts';
import { loadFiles } from './loadFiles.ts';
import { byUrlPath } from './urlPaths.ts';

const LANGUAGE = /<html\b[^>]*\blang="?([\w-]+)/i;

export type Site = Awaited<ReturnType<typeof loadSite>>;

/**
 * Reads the built site into memory, so that no request reaches the file system.
 * @throws Error with one line for the owner when the folder, `index.html` or `404.html` is missing or unreadable.
 */
export async function loadSite(folder: string) {
  const built = await loadFiles(folder);
  const notFound = built.get('404.html');
  if (!built.has('index.html') || notFound === undefined) {
    throw new Error(
      `${folder} has no index.html and 404.html, so there is no site to serve. Build it with: npm run build`,
    );
  }
  const pages = [...built]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, { plain }]) => new TextDecoder().decode(plain.body));
  return {
    /** By URL path. */
    files: byUrlPath(built),
    notFound,
    /** A page for our own failures; null when the build has none. */
    failure: built.get('500.html') ?? null,
    hashes: inlineHashes(pages),
    /** That its pages say they are in. */
    languages: new Set(pages.flatMap((html) => LANGUAGE.exec(html)?.[1] ?? [])),
  };
}
