import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { SECTION_ID_PATTERN } from '#contract/sections.ts';
import { splitSiteUrl } from '../src/lib/splitSiteUrl.ts';
import { findScriptsAndStyles } from './inlineHashes.ts';

type File = { path: string; text: string };

type Options = {
  owner: Pick<Owner, 'analytics' | 'experiments' | 'siteUrl'>;
  /** For error messages. */
  settingsFile: string;
  /** The home page's file in each language. */
  pages: readonly string[];
};

/**
 * Checks built pages for broken links between them, undeclared third-party scripts, and unknown or missing experiments.
 * @throws Error listing every problem on its own line.
 */
export async function assertNoPageErrors(folder: string, options: Options): Promise<void> {
  const files = await Promise.all(
    globSync('**/*.html', { cwd: folder }).map(async (path) => {
      return { path, text: await readFile(join(folder, path), 'utf8') };
    }),
  );
  const errors = [
    ...findMissingPages(files, options.owner.siteUrl),
    ...findPageErrors(files, options),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

export const findPageErrors = (files: readonly File[], options: Options): string[] => [
  ...findBrokenLinks(files, options.owner.siteUrl),
  ...files.flatMap((page) => [
    ...findUndeclaredScripts(
      page,
      options.owner.analytics.map(({ src }) => src),
    ),
    ...findInvalidTrackNames(page),
  ]),
  ...findExperimentErrors(files, options),
];

/** Finds links to a path without a page. Paths with an extension are files. */
function findMissingPages(files: readonly File[], siteUrl: string): string[] {
  const { base } = splitSiteUrl(siteUrl);
  const paths = new Set(files.map(({ path }) => `${base}/${path.replace(/(index)?\.html$/, '')}`));
  const links = files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/<a\s[^>]*\bhref="(\/(?!\/)[^"#?]*)/g), ([, link = '']) => {
      return { link, path };
    }),
  );
  // A link in the footer is on every page, so only report it once.
  return [...Map.groupBy(links, ({ link }) => link)]
    .filter(([link]) => !/\.\w+$/.test(link) && !paths.has(link) && !paths.has(`${link}/`))
    .map(
      ([link, [first]]) =>
        `${first?.path}: There's no page at ${link}. Correct the link in "links" in the owner's settings or in the text, or use a full URL if another server has the page.`,
    );
}

/** Finds links to IDs that are missing on this page or on another page of the site. */
function findBrokenLinks(files: readonly File[], siteUrl: string): string[] {
  const getUrl = (path: string) => `${siteUrl}/${path.replace(/index\.html$/, '')}`;
  const idsByUrl = new Map(
    files.map(({ path, text }) => {
      const ids = Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
      return [getUrl(path), new Set(ids)];
    }),
  );
  return files.flatMap(({ path, text }) => {
    const links = text.matchAll(/<a\s[^>]*\bhref="([^"#]*)#([^"]+)"[^>]*>(.*?)<\/a>/gs);
    const uniqueLinks = new Map(
      Array.from(links, ([, target = '', id = '', content = '']) => {
        return [`${target}#${id}`, { target, id, content }] as const;
      }),
    );
    return [...uniqueLinks].flatMap(([link, { target, id, content }]) => {
      const ids = idsByUrl.get(URL.parse(target, getUrl(path))?.href ?? '');
      if (ids?.has(id) ?? true) return [];
      const label = content
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return `${path}: The link "${label}" points to ${link}, but there's no element with this ID on the page. Remove the link, or add the section to "sections" in the page's file or the owner's settings.`;
    });
  });
}

/** Matches a URL on another host. */
const EXTERNAL_URL = /(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`)<>\\]*/i;

/** Finds scripts that come from another host or contain a URL on another host. */
function findUndeclaredScripts(page: File, declared: readonly string[]): string[] {
  return findScriptsAndStyles(page.text).flatMap(({ isStyle, source, text }) => {
    const url = EXTERNAL_URL.exec(source ?? text)?.[0];
    // Our own inline script contains the origins of declared scripts.
    if (isStyle || url === undefined || declared.some((src) => src.startsWith(url))) return [];
    return `${page.path} has a script from ${url}, which the Content Security Policy would block. Declare it under "analytics" in the owner's settings, or remove it from site/src.`;
  });
}

function findInvalidTrackNames({ path, text }: File): string[] {
  const names = Array.from(text.matchAll(/\sdata-track="([^"]*)"/g), ([, name = '']) => name);
  return names
    .filter((name) => !SECTION_ID_PATTERN.test(name))
    .map(
      (name) =>
        `${path} has data-track="${name}". Use lowercase letters, digits, and hyphens, starting with a letter.`,
    );
}

/** Finds unknown experiments, and experiments or messages that are missing from a page. */
function findExperimentErrors(files: readonly File[], options: Options): string[] {
  const { owner, settingsFile } = options;
  const pages = files
    .filter(({ path }) => options.pages.includes(path))
    .map(({ path, text }) => {
      const getAttributes = (attribute: string) => {
        const pattern = RegExp(`<template[^>]*\\s${attribute}="([^"]*)"`, 'g');
        return Array.from(text.matchAll(pattern), ([, value = '']) => value);
      };
      return { path, ids: getAttributes('data-experiment'), keys: getAttributes('data-message') };
    });
  type Page = (typeof pages)[number];
  const getPaths = (matches: (page: Page) => boolean) =>
    pages.filter(matches).map(({ path }) => path);
  const missing = owner.experiments.flatMap(({ id, messages }, index) => {
    const setting = `${settingsFile}, experiments.${index}`;
    const missingMessages = Object.keys(messages).flatMap((key) => {
      const paths = getPaths(({ keys }) => !keys.includes(key)).join(', ');
      const error = `${setting}.messages, "${key}": no section in ${paths} shows this message, or it can't be tested. Remove it.`;
      return paths ? [error] : [];
    });
    const paths = getPaths(({ ids }) => !ids.includes(id)).join(', ');
    const error = `${setting}: ${paths} has no <Variant name="${id}">. Add one, or remove the experiment.`;
    return missingMessages.length > 0 || !paths ? missingMessages : [error];
  });
  const known = owner.experiments.map(({ id }) => id);
  const unknown = new Set(pages.flatMap(({ ids }) => ids).filter((id) => !known.includes(id)));
  return [
    ...missing,
    ...Array.from(unknown, (id) => {
      const paths = getPaths(({ ids }) => ids.includes(id)).join(', ');
      return `${paths} has an unknown experiment "${id}". Add it to "experiments" in ${settingsFile}, or correct its name.`;
    }),
  ];
}
