import { MOVABLE_SECTIONS, SECTION_TONES } from '#contract/sections.ts';
import type { Owner } from '#site/owner/settings.ts';
import { formatIssue } from '#site/owner/parse.ts';
import { readAllFiles, combineFiles, getIssues, throwIfAny } from '../content/content.ts';
import { readContentFiles, type ContentFile } from '../content/contentFile.ts';
import { campaignPageSchema, type CampaignPageFile } from '../content/pages.ts';
import { isObject } from '../content/jsonValues.ts';
import { getMessages, setOwnerContent } from '../i18n/loadMessages.ts';
import type { Page } from '../i18n/locales.ts';
import { findMissingFileError } from './owner.ts';
import { findPageNameError } from './pageNames.ts';

/** The home page or a campaign page, with the settings and messages that it has. */
export type LandingPage = Page & { owner: Owner; noindex: boolean };

type PageFile = { file: ContentFile; page: CampaignPageFile };

/** Files of content that all pages share. */
const SHARED = ['errors', 'form', 'llms', 'mail', 'owner'];

/**
 * The campaign pages of an owner's `content/<language>/pages/`.
 * @param names of other pages.
 * @throws Error with a sentence for each mistake.
 */
export function readCampaignPages(
  owner: Owner,
  folder: string,
  names: readonly string[] = [],
): LandingPage[] {
  const files = readContentFiles(folder, owner.languages, true, 'pages');
  throwIfAny(files.flatMap(({ syntaxErrors: problems }) => problems));
  throwIfAny(files.flatMap((file) => fileMistakes(owner, file, names)));
  const parsed = files.map((file) => ({ file, page: campaignPageSchema.parse(file.value) }));
  const shipped = files.length > 0 ? readAllFiles(folder, owner.languages) : [];
  return [...Map.groupBy(parsed, ({ file }) => file.name)].map(([name, inLanguages]) => {
    const [first, ...others] = inLanguages;
    throwIfAny(
      others.flatMap(({ file }) =>
        ['sections', 'noindex']
          .filter((key) => key in file.value)
          .map((key) =>
            file.formatError([key], `${first?.file.path} has it for all languages. Take it out.`),
          ),
      ),
    );
    const { sections, noindex = false } = first?.page ?? {};
    const content = combineFiles(
      [...shipped, ...inLanguages.flatMap(contentFiles)],
      owner.languages,
    );
    const ofPage: Owner = {
      ...owner,
      sections: sections?.flatMap((section) => sectionIn(owner, section) ?? []) ?? owner.sections,
      lists: content.lists,
      // They are of the home page.
      experiments: [],
    };
    setOwnerContent(ofPage, content);
    for (const language of owner.languages) getMessages(ofPage, language);
    return {
      name,
      languages: inLanguages.map(({ file }) => file.language),
      noindex,
      owner: ofPage,
    };
  });
}

/** A section of a page as the settings have it; undefined where it names none. */
const sectionIn = (owner: Owner, section: NonNullable<CampaignPageFile['sections']>[number]) => {
  if (typeof section !== 'string') return section;
  const id = MOVABLE_SECTIONS.find((one) => one === section);
  return id ? { id, tone: SECTION_TONES[id] } : owner.sections.find((one) => one.id === section);
};

function fileMistakes(owner: Owner, file: ContentFile, names: readonly string[]): string[] {
  const name = names.includes(file.name)
    ? `pages/ has a page of text at /${file.name}/. Rename one of the files.`
    : findPageNameError(file.name, owner.languages);
  if (name !== undefined) return [`${file.path}: ${name}`];
  const result = campaignPageSchema.safeParse(file.value, { error: formatIssue });
  const mistakes = getIssues(result).map(({ path, message }) => file.formatError(path, message));
  const { sections = [], texts = {} } = result.data ?? {};
  for (const [index, section] of sections.entries()) {
    const problem =
      sectionIn(owner, section) === undefined
        ? `no section between first view and form has this id. Write one of ${[...new Set([...MOVABLE_SECTIONS, ...owner.sections.map(({ id }) => id)])].join(', ')}.`
        : typeof section !== 'string' &&
          findMissingFileError(`sections/${section.component}/${section.component}.tsx`);
    if (problem) mistakes.push(file.formatError(['sections', index], problem));
  }
  for (const name of Object.keys(texts).filter((one) => SHARED.includes(one)))
    mistakes.push(
      file.formatError(['texts', name], `all pages share these. Write them into ${name}.json.`),
    );
  return mistakes;
}

/** What a page says, as files of content that come after those of the home page. */
function contentFiles({ file, page }: PageFile): ContentFile[] {
  const { title, description, texts = {} } = page;
  const head = { title, description, social: { title, alt: title } };
  return [
    {
      ...file,
      name: 'head',
      isOfPage: true,
      value: head,
      formatError: ([key = ''], text) =>
        file.formatError([key === 'description' ? key : 'title'], text),
    },
    ...Object.entries(texts).map(([name, value]): ContentFile => ({
      ...file,
      name,
      isOfPage: true,
      value: isObject(value) ? value : {},
      formatError: (path, text) => file.formatError(['texts', name, ...path], text),
    })),
  ];
}
