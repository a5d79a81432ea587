/// <reference types="vite/types/importMeta.d.ts" />

const baseUrl = import.meta.env?.BASE_URL ?? '/';

/** The site's base path, such as `/landing`. Empty if `siteUrl` has no path. */
export const BASE = baseUrl === '/' ? '' : baseUrl;

/** Adds the base path to a root-relative URL. Other URLs stay unchanged. */
export const withBase = (url: string, base = BASE): string => url.replace(/^\//, `${base}/`);
