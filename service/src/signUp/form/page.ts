import { html } from 'hono/html';
import type { FormManifest } from '#contract/formFiles.ts';
import type { Theme } from '#contract/formFrame.ts';
import type { FormLanguage } from '#contract/formWords.ts';
import { fill } from '#contract/sentence.ts';

/** A piece of the page in which every inserted value is escaped already. */
export type Html = ReturnType<typeof html>;

/** Inside the site's frame, or opened in a tab of its own. */
export type View = 'frame' | 'tab';

export type Brand = { readonly name: string };

/** What is the same for every page of the form. */
export type Surroundings = {
  /** The page around the frame, and where the tab's link leads. */
  readonly siteOrigin: string;
  readonly brand: Brand;
  readonly files: FormManifest;
  /** The language of the path, and its words. */
  readonly spoken: FormLanguage;
  /** `undefined`: kept until the visitor asks for its removal. */
  readonly retentionDays: number | undefined;
};

type Page = Omit<Surroundings, 'retentionDays'> & {
  readonly title: string;
  readonly view: View;
  /** From the first byte on, so that nothing of the other theme is ever painted. */
  readonly theme: Exclude<Theme, 'system'> | undefined;
  readonly body: Html;
};

/**
 * The whole document; without any inline style or script, as its policy demands. Its look, and what
 * its classes mean: `site/src/form/`.
 */
export function page(shown: Page): Html {
  const { title, brand, view, theme, siteOrigin, files, spoken, body } = shown;
  const own = files.inLanguage[spoken.language];
  return html`<!doctype html>
    <html
      lang="${spoken.language}"
      dir="${spoken.direction}"
      data-view="${view}"
      data-site="${siteOrigin}"
      data-brand="${brand.name}"
      ${theme ? html`data-theme="${theme}"` : ''}
    >
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${brand.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="${theme ?? 'light dark'}" />
        <link rel="icon" href="${files.icon}" type="image/svg+xml" />
        <link
          rel="preload"
          href="${own?.font ?? files.font}"
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
        ${[files.style, ...(own?.styles ?? [])].map(
          (style) => html`<link rel="stylesheet" href="${style}" />`,
        )}
        <script src="${files.script}" integrity="${files.scriptHash}" defer></script>
      </head>
      <body>
        ${view === 'tab' ? header(shown) : ''}
        <main
          class="${view === 'tab' ? 'plate chamfer' : 'plate'}"
          aria-label="${spoken.words.titles.form}"
        >
          ${body}
        </main>
        ${view === 'tab' ? risks(shown) : ''}
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

function header({ siteOrigin, brand: { name }, files, spoken }: Page) {
  const back = `${siteOrigin}${spoken.path}`;
  return html`<header>
    <a class="brand" href="${back}">
      <img src="${files.icon}" alt="" width="36" height="36" />
      <span>${name}</span>
    </a>
    <a class="back" href="${back}">${fill(spoken.words.back, { name })}</a>
  </header>`;
}

/** In the frame, the page around it says this. */
function risks({ spoken: { risk, regions } }: Page) {
  return html`<footer>
    <p>${risk}</p>
    <p>${regions}</p>
  </footer>`;
}
