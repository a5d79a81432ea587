import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { Link } from '#site/owner/fields.ts';
import { formatIssue } from '#site/owner/parse.ts';
import { withBase } from '#site/lib/withBase.ts';
import { getIssues, throwIfAny } from '../content/content.ts';
import { textPageSchema, type TextPageFrontMatter as FrontMatter } from '../content/pages.ts';
import type { Language, Page } from '../i18n/locales.ts';
import { findPageNameError } from './pageNames.ts';

/** A page of text in one language. */
export type PageTranslation = FrontMatter & { language: Language; html: string };
/** A page of Markdown in the page's frame. */
export type TextPage = Page & { translations: readonly PageTranslation[] };

/**
 * The pages of text in an owner's folder, `<name>.<language>.md`.
 * @throws Error with a sentence for each mistake.
 */
export async function readTextPages(
  folder: string,
  languages: readonly Language[],
): Promise<TextPage[]> {
  const paths = globSync(join(folder, '*.md')).sort();
  const files = paths.map((path) => {
    const [name = '', ...language] = basename(path, '.md').split('.');
    return { path, name, language: language.join('.') };
  });
  throwIfAny(
    files.flatMap(({ path, name, language }) => {
      const example = `Rename the file, such as ${name}.${languages[0]}.md.`;
      const mistake = language
        ? findPageNameError(name, languages)
        : `its name says no language. ${example}`;
      return mistake ? [`${path}: ${mistake}`] : [];
    }),
  );
  const mistakes: string[] = [];
  const pages = [...Map.groupBy(files, ({ name }) => name)].map(async ([name, all]) => {
    // In the order of the languages. Of a language that is not built, a file waits.
    const built = languages.flatMap((tag) => all.filter(({ language }) => language === tag));
    const translations = built.map(({ path, language }) => readText(path, language, mistakes));
    return {
      name,
      languages: built.map(({ language }) => language),
      translations: await Promise.all(translations),
    };
  });
  const read = await Promise.all(pages);
  throwIfAny(mistakes);
  return read.filter(({ translations }) => translations.length > 0);
}

async function readText(
  path: string,
  language: Language,
  mistakes: string[],
): Promise<PageTranslation> {
  const source = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  /** Notes a mistake at the line on which something is. */
  const note = (found: string | RegExp, text: string) => {
    const index = typeof found === 'string' ? source.indexOf(found) : source.search(found);
    const line = index < 0 ? '' : `:${source.slice(0, index).split('\n').length}`;
    mistakes.push(`${path}${line}: ${text}`);
  };
  const { frontmatter, content } = frontMatterIn(source, note);
  const result = textPageSchema.safeParse(frontmatter, { error: formatIssue });
  for (const { path: keys, message } of getIssues(result))
    note(`${keys.join('.')}:`, `"${keys.join('.')}": ${message}`);
  const checkLink = ({ url }: { url: string }) => {
    if (!Link.safeParse(url).success)
      note(
        url,
        `a link cannot lead to "${url}". Write an address that begins with https://, #, / or mailto:.`,
      );
  };
  // Loaded only by owners who have such pages.
  const { createSatteriMarkdownProcessor } = await import('@astrojs/markdown-satteri');
  const processor = await createSatteriMarkdownProcessor({
    // It would write styles, which the page's policy blocks.
    syntaxHighlight: false,
    smartypants: false,
    features: { gfm: { footnotes: false } },
    mdastPlugins: [
      {
        name: 'refuse',
        html: ({ value }) =>
          note(
            value,
            `there is HTML, ${value.trim().split('\n')[0]}, which a page of text cannot have. Write it as Markdown.`,
          ),
        image: ({ url }) =>
          note(url, 'there is a picture, which a page of text cannot have. Take it out.'),
        heading: ({ depth }) => {
          if (depth === 1)
            note(/^# /m, 'the title is the heading of the page. Write ## for those in the text.');
        },
        link: checkLink,
        definition: checkLink,
      },
    ],
    hastPlugins: [
      {
        name: 'base',
        element: {
          filter: ['a'],
          visit: (node, context) => {
            context.setProperty(node, 'href', withBase(String(node.properties['href'])));
          },
        },
      },
      {
        name: 'align',
        element: {
          filter: ['td', 'th'],
          // As an attribute of ours: the page's policy blocks styles in attributes.
          visit: (node, context) => {
            const { style } = node.properties;
            if (typeof style !== 'string') return;
            context.setProperty(node, 'style', null);
            context.setProperty(node, 'dataAlign', style.replace('text-align: ', ''));
          },
        },
      },
    ],
  });
  const { code: html } = await processor.render(content);
  return { title: '', description: '', ...result.data, language, html };
}

function frontMatterIn(source: string, note: (found: string, text: string) => void) {
  try {
    return parseFrontmatter(source, { frontmatter: 'empty-with-lines' });
  } catch {
    note(
      '---',
      'its front matter cannot be read. Write title: "…" and description: "…" between two lines of ---.',
    );
    return { frontmatter: { title: '-', description: '-' }, content: '' };
  }
}
