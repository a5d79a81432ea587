import { defineMiddleware } from 'astro:middleware';
import { owner, settingsFile } from '#site/data/owner.ts';
import { getLanguagePath } from '#site/i18n/locales.ts';
import { splitSiteUrl } from '../../src/lib/splitSiteUrl.ts';
import { findPageErrors } from '../pageErrors.ts';
import { getResponseHeaders } from '../responseHeaders.ts';
import { getSiteMetadata } from '../siteMetadata.ts';

/** Collects policy violations until `showErrors.ts` runs. */
const COLLECT_VIOLATIONS =
  '<script>{ const violations = (globalThis.violations = []); addEventListener("securitypolicyviolation", (event) => violations.push(event)); }</script>';

/** Adds the errors that a build would report, and production's Content Security Policy in report-only mode. */
export const onRequest = defineMiddleware(async ({ url: { pathname } }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return response;
  const html = (await response.text()).replace(/<head[^>]*>/, `$&${COLLECT_VIOLATIONS}`);
  const { base } = splitSiteUrl(owner.siteUrl);
  const path = `${pathname.slice(base.length + 1)}${pathname.endsWith('/') ? 'index.html' : ''}`;
  const isForm = /(?:^|\/)form\//.test(path);
  const pages = owner.languages.map((tag) => `${getLanguagePath(owner, tag)}index.html`.slice(1));
  const errors = findPageErrors([{ path, text: html }], { owner, settingsFile, pages });
  for (const error of errors) console.error(error);
  const headers = new Headers(response.headers);
  const { page, form } = getResponseHeaders(
    { page: [html], form: [html], error: [] },
    getSiteMetadata(),
  );
  headers.set('Content-Security-Policy-Report-Only', adaptToVite(isForm ? form : page));
  const element = `<script type="application/json" id="page-errors">${JSON.stringify(errors).replaceAll('<', '\\u003c')}</script>`;
  return new Response(html.replace('</body>', `${element}$&`), {
    status: response.status,
    headers,
  });
});

/** Allows Vite's `<style>` elements and WebSocket. */
const adaptToVite = (headers: { 'Content-Security-Policy': string }) =>
  headers['Content-Security-Policy']
    .replace(
      /style-src [^;]*/,
      "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'report-sample'",
    )
    .replace('connect-src', '$& ws:');
