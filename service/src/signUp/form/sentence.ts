import { html } from 'hono/html';
import { NO_FORM, TITLES } from '#contract/formWords.ts';
import type { Html } from './page.ts';

/** One plain sentence, for a request that no form sends. */
export function sentence(text: string): Html {
  return html`<h1>${TITLES.form}</h1>
    <p>${text}</p>
    <p><a href="/">${NO_FORM.back}</a></p>`;
}
