import { inlineHashes } from './inlineHashes.ts';
import { loadFiles, type BuiltFile } from './loadFiles.ts';
import { byUrlPath } from './urlPaths.ts';

const LANGUAGE = /<html\b[^>]*\blang="?([\w-]+)/i;

export type Site = Awaited<ReturnType<typeof loadSite>>;

/**
 * Reads the built site into memory, so that no request reaches the file system.
 * @throws Error with one line for the owner when the folder, `index.html` or `404.html` is missing or unreadable.
 */
export async function loadSite(folder: string) {
  const built = await loadFiles(folder);
  const notFound = byFolder(built, '404.html');
  if (!built.has('index.html') || !notFound.has('')) {
    throw new Error(
      `${folder} has no index.html and 404.html, so there is no site to serve. Build it with: npm run build`,
    );
  }
  const pages = [...built]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, { body }]) => new TextDecoder().decode(body));
  return {
    /** By URL path. */
    files: byUrlPath(built),
    /** By the folder of their language; English at the root, whose name is empty. */
    notFound,
    /** Pages for our own failures, likewise; a build may have none. */
    failure: byFolder(built, '500.html'),
    hashes: inlineHashes(pages),
    /** That its pages say they are in. */
    languages: new Set(pages.flatMap((html) => LANGUAGE.exec(html)?.[1] ?? [])),
  };
}

/** The files of one name, at the root and in the folders there. */
function byFolder(built: ReadonlyMap<string, BuiltFile>, name: string) {
  return new Map(
    [...built].flatMap(([path, file]) => {
      const [folder = '', own, ...deeper] = path === name ? ['', name] : path.split('/');
      return own === name && deeper.length === 0 ? [[folder, file] as const] : [];
    }),
  );
}
