import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { SECTION_ID } from '#contract/sections.ts';
import { programsIn } from './inlineHashes.ts';

type File = { path: string; text: string };

/** What a build has to hold. */
type Expected = {
  /** The owner's settings; `analytics` declares scripts of other services. */
  owner: Pick<Owner, 'analytics' | 'experiments'>;
  /** The file of the settings, as mistakes in them name it. */
  settingsFile: string;
  /** The HTML files of the page in its languages. */
  pages: readonly string[];
};

/**
 * Refuses a built site in which a link leads nowhere, such as to a section that was left out, which has a script of
 * another service that the owner has not declared, or which doesn't show an experiment or names an unknown one.
 * @throws Error with a sentence for each mistake.
 */
export async function refusePageMistakes(folder: string, expected: Expected): Promise<void> {
  const files = await Promise.all(
    globSync('**/*.html', { cwd: folder }).map(async (path) => {
      return { path, text: await readFile(join(folder, path), 'utf8') };
    }),
  );
  const mistakes = files.flatMap((page) => [
    ...deadLinks(page),
    ...foreignScripts(
      page,
      expected.owner.analytics.map(({ src }) => src),
    ),
    ...badNames(page),
  ]);
  mistakes.push(...experimentMistakes(files, expected));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** A sentence for each link of a page's HTML to an id that no element of it has. */
function deadLinks({ path, text }: File): string[] {
  const ids = new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const links = new Set(Array.from(text.matchAll(/<a\s[^>]*\bhref="#([^"]+)"/g), ([, id]) => id));
  return [...links]
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        `${path} has a link to #${id}, and nothing on that page has this id. Take the link out, or write its section into "sections" of the owner's settings.`,
    );
}

/** On another host; within a script's text any that it names. */
const ADDRESS = /(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`)<>\\]*/i;

/** A sentence for each script of a page's HTML that comes from another host, or names one to load from. */
function foreignScripts(page: File, declared: readonly string[]): string[] {
  return programsIn(page.text).flatMap(({ isStyle, source, text }) => {
    const address = ADDRESS.exec(source ?? text)?.[0];
    // Our own script beside a declared one names its origin.
    if (isStyle || address === undefined || declared.some((src) => src.startsWith(address)))
      return [];
    return `${page.path} has a script of ${address}, which the security policy of the page would block. Declare it under "analytics" in the owner's settings, or take it out of site/src.`;
  });
}

/** A sentence for each name in `data-track` that could not be counted. */
function badNames({ path, text }: File): string[] {
  const names = Array.from(text.matchAll(/\sdata-track="([^"]*)"/g), ([, name = '']) => name);
  return names
    .filter((name) => !SECTION_ID.test(name))
    .map(
      (name) =>
        `${path} has data-track="${name}". Write small letters, digits and hyphens, a letter first.`,
    );
}

/** A sentence for each experiment, or message of one, that pages don't show, and for each unknown experiment. */
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
      const sentence = `${setting}.messages, "${key}": no section of ${paths} shows it as a text that can be tested. Take it out.`;
      return paths ? [sentence] : [];
    });
    const paths = pathsWhere(({ ids }) => !ids.includes(id)).join(', ');
    const sentence = `${setting}: ${paths} shows no <Variant name="${id}">. Write one, or take the experiment out.`;
    return untold.length > 0 || !paths ? untold : [sentence];
  });
  const known = owner.experiments.map(({ id }) => id);
  const unknown = new Set(shown.flatMap(({ ids }) => ids).filter((id) => !known.includes(id)));
  return [
    ...missing,
    ...Array.from(unknown, (id) => {
      const paths = pathsWhere(({ ids }) => ids.includes(id)).join(', ');
      return `${paths} shows an experiment "${id}". Write it into "experiments" of ${settingsFile}, or correct its name.`;
    }),
  ];
}
