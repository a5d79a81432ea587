import { inlineHashes } from './inlineHashes.ts';
import type { InlineHashes } from './inlineHashes.ts';
import { loadFiles } from './loadFiles.ts';
import type { BuiltFile } from './loadFiles.ts';
import { byUrlPath } from './urlPaths.ts';

/** The built site in memory. `files` is keyed by URL path, so no request reaches the file system. */
export type Site = {
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly notFound: BuiltFile;
  /** A page for our own failures; null when the build has none. */
  readonly failure: BuiltFile | null;
  readonly hashes: InlineHashes;
};

/**
 * Reads the built site into memory.
 * @throws Error with one line for the owner when the folder, `index.html` or `404.html` is missing or unreadable.
 */
export async function loadSite(folder: string): Promise<Site> {
  const built = await loadFiles(folder);
  const notFound = built.get('404.html');
  if (!built.has('index.html') || notFound === undefined) {
    throw new Error(
      `${folder} has no index.html and 404.html, so there is no site to serve. Build it with: npm run build`,
    );
  }
  const pages = [...built].filter(([path]) => path.endsWith('.html'));
  return {
    files: byUrlPath(built),
    notFound,
    failure: built.get('500.html') ?? null,
    hashes: inlineHashes(pages.map(([, { plain }]) => new TextDecoder().decode(plain.body))),
  };
}
