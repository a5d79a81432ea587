/// <reference types="vite/types/importMeta.d.ts" />

const baseUrl = import.meta.env?.BASE_URL ?? '/';

/** The site's base path, e.g. `/landing`. Empty if `siteUrl` has no path. */
export const BASE = baseUrl === '/' ? '' : baseUrl;

/** Adds the base path to root-relative URLs. Other URLs don't change. */
export const withBase = (url: string, base = BASE): string => url.replace(/^\//, `${base}/`);
