import { html } from 'hono/html';
import type { Html } from './page.ts';

/** One plain sentence, for a request that no form sends. */
export function sentence(text: string): Html {
  return html`<h1>Sign-up form</h1>
    <p>${text}</p>
    <p><a href="/">Back to the form</a></p>`;
}
