import { FORM_READY } from '#contract/formFrame.ts';
import { ALWAYS, NEVER, SCHEME_QUERY } from '../lib/theme.ts';

/**
 * The one script that must run before the first paint: applies a stored theme, and marks the page as
 * scripted, for what is promised only then. The sign-up form says once that it is alive, which may be before
 * the island that listens is.
 */
export const headScript = [
  'const d=document.documentElement;',
  'd.className="js";',
  'try{const t=localStorage.theme;if(t=="light"||t=="dark")d.dataset.theme=t}catch{}',
  `addEventListener("message",e=>{if(e.data=="${FORM_READY}"&&`,
  'e.source===document.querySelector("iframe")?.contentWindow)d.dataset.formReady=e.origin})',
].join('');

/**
 * Stands right after a picture: it and the browser's own bar choose by the system's theme alone, so a
 * stored choice rewrites their queries before the picture is laid out.
 */
export const pictureScript = [
  '{const t=document.documentElement.dataset.theme;',
  'if(t)for(const s of document.querySelectorAll("[data-scheme]")){',
  's.dataset.media=s.media;',
  `s.media=s.media.replace(${SCHEME_QUERY.toString()},`,
  `t==s.dataset.scheme?"${ALWAYS}":"${NEVER}")}}`,
].join('');

/**
 * Stands right after the first view, so that what lies below an offer of another language is not moved by it later:
 * shows that of the browser's first language, but not to who chose this one on another page (`scripts/links.ts`).
 */
export const offerScript = [
  'const l=`${navigator.language.toLowerCase()}-`,o=[...document.querySelectorAll(".language-offer")]',
  '.find(({lang})=>l.startsWith(`${lang.toLowerCase()}-`));',
  'if(o&&!document.referrer.startsWith(location.origin))o.hidden=false',
].join('');

/**
 * Brings the page's script and the web app manifest, which stand in a template, once the page was painted:
 * asked for before, they would share the line with the fonts and the picture that the first paint waits for.
 */
export const afterPaintScript = [
  'new PerformanceObserver((_,o)=>{o.disconnect();',
  'document.body.append(document.querySelector("[data-after-paint]").content)',
  '}).observe({type:"paint",buffered:true})',
].join('');

/** The Trusted Types policy by which a script of another service loads further ones of its own origin alone. */
export const trustedTypesScript = (src: string) =>
  [
    'window.trustedTypes?.createPolicy("default",{createScriptURL:u=>',
    `new URL(u,location).origin==${JSON.stringify(new URL(src).origin)}?u:null})`,
  ].join('');
