import { html } from 'hono/html';
import { FORM_MIN_AGE_MS } from '#contract/formFrame.ts';

/** A piece of the page in which every inserted value is escaped already. */
export type Html = ReturnType<typeof html>;

/** Inside the site's frame, or opened in a tab of its own. */
export type View = 'frame' | 'tab';

/** Whose form it is. */
export type Brand = {
  readonly name: string;
  /** For whom the offer is: the owner's line on regions and age. */
  readonly regions: string;
};

type Page = {
  readonly title: string;
  readonly brand: Brand;
  readonly view: View;
  /** The page around the frame, and where the tab's link leads. */
  readonly siteOrigin: string;
  /** Whether the site's fonts can be had. */
  readonly fonts: boolean;
  /** The hash of `form.js`: the browser runs this very script, or none. */
  readonly scriptHash: string;
  readonly body: Html;
};

/** The whole document; without any inline style or script, as its policy demands. */
export function page({ title, brand, view, siteOrigin, fonts, scriptHash, body }: Page): Html {
  return html`<!doctype html>
    <html
      lang="en"
      data-view="${view}"
      data-site="${siteOrigin}"
      data-brand="${brand.name}"
      data-min-age="${FORM_MIN_AGE_MS}"
    >
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${brand.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${fonts ? fontLinks() : ''}
        <link rel="stylesheet" href="/form.css" />
        <script src="/form.js" integrity="${scriptHash}" defer></script>
      </head>
      <body>
        ${view === 'tab' ? header(siteOrigin, brand) : ''}
        <main class="plate" aria-label="Sign-up form">${body}</main>
        ${view === 'tab' ? risks(brand) : ''}
      </body>
    </html>`;
}

/**
 * For the element a reader is taken to. Browsers refuse `autofocus` in a frame of another origin,
 * with an error in the console; there the script moves the focus.
 */
export function takesFocus(view: View): Html {
  return view === 'tab' ? html`data-focus autofocus` : html`data-focus`;
}

function fontLinks() {
  return html`<link
      rel="preload"
      href="/fonts/archivo.woff2"
      as="font"
      type="font/woff2"
      crossorigin="anonymous"
    />
    <link rel="stylesheet" href="/fonts.css" />`;
}

function header(siteOrigin: string, { name }: Brand) {
  return html`<header>
    <a class="brand" href="${siteOrigin}/">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path class="ring" d="M10.5 0h15L36 10.5v15L25.5 36h-15L0 25.5v-15z" />
        <path class="gap" d="M12.8 5.4h10.4l7.4 7.4v10.4l-7.4 7.4H12.8l-7.4-7.4V12.8z" />
        <path class="ring" d="M14.3 9h7.4l5.3 5.3v7.4L21.7 27h-7.4L9 21.7v-7.4z" />
        <path class="floor" d="M15.8 12.6h4.4l3.2 3.2v4.4l-3.2 3.2h-4.4l-3.2-3.2v-4.4z" />
      </svg>
      <span>${name}</span>
    </a>
    <a class="back" href="${siteOrigin}/">Back to the ${name} page</a>
  </header>`;
}

/** In the frame, the page around it says this. */
function risks({ regions }: Brand) {
  return html`<footer>
    <p>Crypto is high risk. You could lose all the money you put in.</p>
    <p>${regions}</p>
  </footer>`;
}
