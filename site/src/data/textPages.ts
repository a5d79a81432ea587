import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { Link } from '#site/owner/fields.ts';
import { formatIssue } from '#site/owner/parse.ts';
import { withBase } from '#site/lib/withBase.ts';
import { getIssues, throwIfAny } from '../content/content.ts';
import { textPageSchema, type TextPageFrontMatter } from '../content/pages.ts';
import type { Language, Page } from '../i18n/locales.ts';
import { findPageNameError } from './pageNames.ts';

export type PageTranslation = TextPageFrontMatter & { language: Language; html: string };
export type TextPage = Page & { translations: readonly PageTranslation[] };

/**
 * Reads all files named `<name>.<language>.md` in a folder.
 * @throws Error listing every problem on its own line.
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
      const example = `Rename it, for example to ${name}.${languages[0]}.md.`;
      const error = language
        ? findPageNameError(name, languages)
        : `Missing language in the file name. ${example}`;
      return error ? [`${path}: ${error}`] : [];
    }),
  );
  const errors: string[] = [];
  const pages = [...Map.groupBy(files, ({ name }) => name)].map(async ([name, pageFiles]) => {
    // Sort by language, and skip languages that the site isn't built in.
    const translated = languages.flatMap((tag) =>
      pageFiles.filter(({ language }) => language === tag),
    );
    const translations = translated.map(({ path, language }) =>
      readTranslation(path, language, errors),
    );
    return {
      name,
      languages: translated.map(({ language }) => language),
      translations: await Promise.all(translations),
    };
  });
  const allPages = await Promise.all(pages);
  throwIfAny(errors);
  return allPages.filter(({ translations }) => translations.length > 0);
}

async function readTranslation(
  path: string,
  language: Language,
  errors: string[],
): Promise<PageTranslation> {
  const source = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  /** Adds an error for the line that contains the match. */
  const addError = (match: string | RegExp, problem: string) => {
    const index = typeof match === 'string' ? source.indexOf(match) : source.search(match);
    const line = index < 0 ? '' : `:${source.slice(0, index).split('\n').length}`;
    errors.push(`${path}${line}: ${problem}`);
  };
  const { frontmatter, content } = readFrontMatter(source, addError);
  const result = textPageSchema.safeParse(frontmatter, { error: formatIssue });
  for (const { path: keys, message } of getIssues(result))
    addError(`${keys.join('.')}:`, `"${keys.join('.')}": ${message}`);
  const checkLink = ({ url }: { url: string }) => {
    const link = Link.safeParse(url);
    if (!link.success) addError(url, `Invalid link "${url}". ${link.error.issues[0]?.message}`);
  };
  // Most owners don't have text pages, so import this only when needed.
  const { createSatteriMarkdownProcessor } = await import('@astrojs/markdown-satteri');
  const processor = await createSatteriMarkdownProcessor({
    // Highlighting would add inline styles, and the CSP blocks those.
    syntaxHighlight: false,
    smartypants: false,
    features: { gfm: { footnotes: false } },
    mdastPlugins: [
      {
        name: 'check',
        html: ({ value }) =>
          addError(
            value,
            `Text pages can't contain HTML: ${value.trim().split('\n')[0]}. Use Markdown.`,
          ),
        image: ({ url }) => addError(url, "Text pages can't contain images. Remove this one."),
        heading: ({ depth }) => {
          if (depth === 1)
            addError(/^# /m, 'The title is already the main heading. Use ## for the others.');
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
          // The CSP blocks style attributes, so replace them with data attributes.
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

function readFrontMatter(source: string, addError: (match: string, problem: string) => void) {
  try {
    return parseFrontmatter(source, { frontmatter: 'empty-with-lines' });
  } catch {
    addError(
      '---',
      'Invalid front matter. Put title: "…" and description: "…" between two lines with ---.',
    );
    return { frontmatter: { title: '-', description: '-' }, content: '' };
  }
}
