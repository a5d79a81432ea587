import { defineMiddleware } from 'astro:middleware';
import { owner, settingsFile } from '#site/data/owner.ts';
import { getLanguagePath } from '#site/i18n/locales.ts';
import { splitSiteUrl } from '../../src/lib/splitSiteUrl.ts';
import { findPageErrors } from '../pageErrors.ts';
import { getResponseHeaders } from '../responseHeaders.ts';
import { getSiteMetadata } from '../siteMetadata.ts';

/** What the policy blocks before the page's modules run. */
const COLLECT =
  '<script>{ const all = (globalThis.blocked = []); addEventListener("securitypolicyviolation", (event) => all.push(event)); }</script>';

/** Adds the mistakes of a page to it, and production's policy, which then only reports. */
export const onRequest = defineMiddleware(async ({ url: { pathname } }, next) => {
  const response = await next();
  // The editor has a policy of its own.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || /^\/admin\b/.test(pathname)) return response;
  const html = (await response.text()).replace(/<head[^>]*>/, `$&${COLLECT}`);
  const { base } = splitSiteUrl(owner.siteUrl);
  const path = `${pathname.slice(base.length + 1)}${pathname.endsWith('/') ? 'index.html' : ''}`;
  const isForm = /(?:^|\/)form\//.test(path);
  const pages = owner.languages.map((tag) => `${getLanguagePath(owner, tag)}index.html`.slice(1));
  const mistakes = findPageErrors([{ path, text: html }], { owner, settingsFile, pages });
  for (const sentence of mistakes) console.error(sentence);
  const headers = new Headers(response.headers);
  const { page, form } = getResponseHeaders(
    { page: [html], form: [html], error: [] },
    getSiteMetadata(),
  );
  headers.set('Content-Security-Policy-Report-Only', forVite(isForm ? form : page));
  const element = `<script type="application/json" id="mistakes">${JSON.stringify(mistakes).replaceAll('<', '\\u003c')}</script>`;
  return new Response(html.replace('</body>', `${element}$&`), {
    status: response.status,
    headers,
  });
});

/** Vite adds styles as elements, and connects to itself. */
const forVite = (headers: { 'Content-Security-Policy': string }) =>
  headers['Content-Security-Policy']
    .replace(
      /style-src [^;]*/,
      "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'report-sample'",
    )
    .replace('connect-src', '$& ws:');
