import type { BuiltFile } from './loadFiles.ts';

/** Files by the URL paths at which they answer, so that no request is ever joined to a path. */
export function byUrlPath(files: ReadonlyMap<string, BuiltFile>): ReadonlyMap<string, BuiltFile> {
  return new Map([...files].flatMap(([path, file]) => urlPaths(path).map((url) => [url, file])));
}

/** Where a file answers: `index.html` at its folder, other pages with and without `.html`. */
function urlPaths(path: string): readonly string[] {
  // Error pages answer only as errors, with their own status.
  if (/(?:^|\/)(?:404|500)\.html$/.test(path)) return [];
  if (path === 'index.html') return ['/', '/index.html'];
  if (path.endsWith('/index.html')) {
    const folder = `/${path.slice(0, -'/index.html'.length)}`;
    return [folder, `${folder}/`, `/${path}`];
  }
  return path.endsWith('.html') ? [`/${path}`, `/${path.slice(0, -'.html'.length)}`] : [`/${path}`];
}
