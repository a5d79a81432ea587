/// <reference types="vite/types/importMeta.d.ts" />

const url = import.meta.env?.BASE_URL ?? '/';

/** The path of `siteUrl`, such as `/landing`. Scripts use it as it is: without a path, bundles don't change. */
export const BASE = url === '/' ? '' : url;

/** Puts a path of the site below the path of `siteUrl`. Other addresses stay unchanged. */
export const withBase = (address: string, base = BASE): string =>
  address.replace(/^\//, `${base}/`);
