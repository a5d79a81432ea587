import { html } from 'hono/html';
import type { FormLanguage } from '#contract/formWords.ts';
import type { Html } from './page.ts';

/** One plain sentence, for a request that no form sends. */
export function sentence(text: string, { path, words }: FormLanguage): Html {
  return html`<h1>${words.titles.form}</h1>
    <p>${text}</p>
    <p><a href="${path}">${words.noForm.back}</a></p>`;
}
