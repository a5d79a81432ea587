import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { SECTION_ID_PATTERN } from '#contract/sections.ts';
import { findScriptsAndStyles } from './inlineHashes.ts';

type File = { path: string; text: string };

/** What a build must contain. */
type Expected = {
  /** The owner's settings. `analytics` declares scripts of other services. */
  owner: Pick<Owner, 'analytics' | 'experiments'>;
  /** The settings file to name in errors. */
  settingsFile: string;
  /** The HTML files of the page in each language. */
  pages: readonly string[];
};

/**
 * Checks a built site for broken links to sections, undeclared scripts from other services, and experiments that are
 * unknown or not shown.
 * @throws Error with one sentence per mistake.
 */
export async function assertNoPageErrors(folder: string, expected: Expected): Promise<void> {
  const files = await Promise.all(
    globSync('**/*.html', { cwd: folder }).map(async (path) => {
      return { path, text: await readFile(join(folder, path), 'utf8') };
    }),
  );
  const mistakes = findPageErrors(files, expected);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** A sentence for each mistake in pages. */
export const findPageErrors = (files: readonly File[], expected: Expected): string[] => [
  ...files.flatMap((page) => [
    ...deadLinks(page),
    ...foreignScripts(
      page,
      expected.owner.analytics.map(({ src }) => src),
    ),
    ...badNames(page),
  ]),
  ...experimentMistakes(files, expected),
];

/** Returns a sentence per link to an id that its page lacks. */
function deadLinks({ path, text }: File): string[] {
  const ids = new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const links = new Set(Array.from(text.matchAll(/<a\s[^>]*\bhref="#([^"]+)"/g), ([, id]) => id));
  return [...links]
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        `${path} has a link to #${id}, but nothing on that page has this id. Remove the link, or add its section to "sections" in the owner's settings.`,
    );
}

/** Addresses on other hosts, including those inside a script's text. */
const ADDRESS = /(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`)<>\\]*/i;

/** Returns a sentence per script that comes from another host or names one. */
function foreignScripts(page: File, declared: readonly string[]): string[] {
  return findScriptsAndStyles(page.text).flatMap(({ isStyle, source, text }) => {
    const address = ADDRESS.exec(source ?? text)?.[0];
    // Our own script next to a declared one contains its origin.
    if (isStyle || address === undefined || declared.some((src) => src.startsWith(address)))
      return [];
    return `${page.path} has a script from ${address}, which the page's security policy would block. Declare it under "analytics" in the owner's settings, or remove it from site/src.`;
  });
}

/** Returns a sentence per invalid `data-track` name. */
function badNames({ path, text }: File): string[] {
  const names = Array.from(text.matchAll(/\sdata-track="([^"]*)"/g), ([, name = '']) => name);
  return names
    .filter((name) => !SECTION_ID_PATTERN.test(name))
    .map(
      (name) =>
        `${path} has data-track="${name}". Use lowercase letters, digits and hyphens, starting with a letter.`,
    );
}

/** Returns a sentence per experiment or experiment message that pages don't show, and per unknown experiment. */
function experimentMistakes(files: readonly File[], expected: Expected): string[] {
  const { owner, settingsFile } = expected;
  const shown = files
    .filter(({ path }) => expected.pages.includes(path))
    .map(({ path, text }) => {
      const valuesOf = (attribute: string) => {
        const pattern = RegExp(`<template[^>]*\\s${attribute}="([^"]*)"`, 'g');
        return Array.from(text.matchAll(pattern), ([, value = '']) => value);
      };
      return { path, ids: valuesOf('data-experiment'), keys: valuesOf('data-message') };
    });
  type Shown = (typeof shown)[number];
  const pathsWhere = (matches: (page: Shown) => boolean) =>
    shown.filter(matches).map(({ path }) => path);
  const missing = owner.experiments.flatMap(({ id, messages }, index) => {
    const setting = `${settingsFile}, experiments.${index}`;
    const untold = Object.keys(messages).flatMap((key) => {
      const paths = pathsWhere(({ keys }) => !keys.includes(key)).join(', ');
      const sentence = `${setting}.messages, "${key}": no section of ${paths} shows it as a testable text. Remove it.`;
      return paths ? [sentence] : [];
    });
    const paths = pathsWhere(({ ids }) => !ids.includes(id)).join(', ');
    const sentence = `${setting}: ${paths} shows no <Variant name="${id}">. Add one, or remove the experiment.`;
    return untold.length > 0 || !paths ? untold : [sentence];
  });
  const known = owner.experiments.map(({ id }) => id);
  const unknown = new Set(shown.flatMap(({ ids }) => ids).filter((id) => !known.includes(id)));
  return [
    ...missing,
    ...Array.from(unknown, (id) => {
      const paths = pathsWhere(({ ids }) => ids.includes(id)).join(', ');
      return `${paths} shows an experiment "${id}". Add it to "experiments" in ${settingsFile}, or correct its name.`;
    }),
  ];
}
