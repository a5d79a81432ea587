import { html } from 'hono/html';
import type { FormLanguage } from '#contract/formWords.ts';
import { languagePath } from '#contract/languages.ts';
import type { Html } from './page.ts';

/** One plain sentence, for a request that no form sends. */
export function sentence(text: string, { language, words }: FormLanguage): Html {
  return html`<h1>${words.titles.form}</h1>
    <p>${text}</p>
    <p><a href="${languagePath(language)}">${words.noForm.back}</a></p>`;
}
