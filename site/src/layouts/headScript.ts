/**
 * The one script that must run before the first paint: applies a stored theme, and marks the page
 * as scripted, so that the style sheet may hide what script will show. A script that fails to load
 * takes the mark away again. The sign-up form says once that it is alive, which may be before the
 * island that listens is.
 */
export const headScript = [
  'const d=document.documentElement;',
  'd.classList.add("js");',
  'try{const t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.dataset.theme=t}catch{}',
  'addEventListener("error",e=>{if(e.target.tagName=="SCRIPT")d.classList.remove("js")},true);',
  'addEventListener("message",e=>{',
  'const f=document.querySelector("#tmx-form-section iframe");',
  'if(e.data=="form:ready"&&f&&e.source==f.contentWindow)d.dataset.formReady=e.origin})',
].join('');

/**
 * Stands right after a picture: the picture chooses by the system's theme alone, so a stored choice
 * rewrites its queries before it is laid out.
 */
export const pictureScript = [
  '{const t=document.documentElement.dataset.theme;',
  'if(t)for(const s of document.querySelectorAll("source[data-scheme]")){',
  's.dataset.media=s.media;',
  's.media=s.media.replace(/\\(prefers-color-scheme:\\s*\\w+\\)/,',
  't==s.dataset.scheme?"(min-width: 0px)":"(max-width: 0px)")}}',
].join('');
