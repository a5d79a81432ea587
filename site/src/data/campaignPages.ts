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

/** The home page or a campaign page. Campaign pages have their own copy of the settings. */
export type LandingPage = Page & { owner: Owner; noindex: boolean };

type ParsedFile = { file: ContentFile; page: CampaignPageFile };

/** Content files that a campaign page can't override. */
const SHARED_FILES = ['errors', 'form', 'llms', 'mail', 'owner'];

/**
 * Reads campaign pages from `content/<language>/pages/` in the owner's folder.
 * @param otherNames names that text pages already use.
 * @throws Error listing every problem on its own line.
 */
export function readCampaignPages(
  owner: Owner,
  folder: string,
  otherNames: readonly string[] = [],
): LandingPage[] {
  const files = readContentFiles(folder, owner.languages, true, 'pages');
  throwIfAny(files.flatMap(({ syntaxErrors }) => syntaxErrors));
  throwIfAny(files.flatMap((file) => findFileErrors(owner, file, otherNames)));
  const parsedFiles = files.map((file) => ({ file, page: campaignPageSchema.parse(file.value) }));
  const homePageFiles = files.length > 0 ? readAllFiles(folder, owner.languages) : [];
  return [...Map.groupBy(parsedFiles, ({ file }) => file.name)].map(([name, translations]) => {
    const [first, ...others] = translations;
    throwIfAny(
      others.flatMap(({ file }) =>
        ['sections', 'noindex']
          .filter((key) => key in file.value)
          .map((key) =>
            file.formatError(
              [key],
              `${first?.file.path} already sets this for all languages. Remove it here.`,
            ),
          ),
      ),
    );
    const { sections, noindex = false } = first?.page ?? {};
    const pageFiles = translations.flatMap(toContentFiles);
    const content = combineFiles([...homePageFiles, ...pageFiles], owner.languages);
    const pageOwner: Owner = {
      ...owner,
      sections: sections?.flatMap((section) => findSection(owner, section) ?? []) ?? owner.sections,
      lists: content.lists,
      // Experiments run only on the home page.
      experiments: [],
    };
    setOwnerContent(pageOwner, content);
    // Validates the messages.
    for (const language of owner.languages) getMessages(pageOwner, language);
    return {
      name,
      languages: translations.map(({ file }) => file.language),
      noindex,
      owner: pageOwner,
    };
  });
}

const findSection = (owner: Owner, section: NonNullable<CampaignPageFile['sections']>[number]) => {
  if (typeof section !== 'string') return section;
  const id = MOVABLE_SECTIONS.find((movable) => movable === section);
  return id
    ? { id, tone: SECTION_TONES[id] }
    : owner.sections.find((custom) => custom.id === section);
};

function findFileErrors(owner: Owner, file: ContentFile, otherNames: readonly string[]): string[] {
  const nameError = otherNames.includes(file.name)
    ? `pages/ already has a text page at /${file.name}/. Rename one of the files.`
    : findPageNameError(file.name, owner.languages);
  if (nameError !== undefined) return [`${file.path}: ${nameError}`];
  const result = campaignPageSchema.safeParse(file.value, { error: formatIssue });
  const errors = getIssues(result).map(({ path, message }) => file.formatError(path, message));
  const { sections = [], texts = {} } = result.data ?? {};
  for (const [index, section] of sections.entries()) {
    const error =
      findSection(owner, section) === undefined
        ? `Unknown section. Use one of ${[...new Set([...MOVABLE_SECTIONS, ...owner.sections.map(({ id }) => id)])].join(', ')}.`
        : typeof section !== 'string' &&
          findMissingFileError(`sections/${section.component}/${section.component}.tsx`);
    if (error) errors.push(file.formatError(['sections', index], error));
  }
  for (const name of Object.keys(texts).filter((name) => SHARED_FILES.includes(name)))
    errors.push(
      file.formatError(
        ['texts', name],
        `All pages share these messages. Move them to ${name}.json.`,
      ),
    );
  return errors;
}

/** Converts a campaign page to content files, which override the home page's. */
function toContentFiles({ file, page }: ParsedFile): ContentFile[] {
  const { title, description, texts = {} } = page;
  const head = { title, description, social: { title, alt: title } };
  return [
    {
      ...file,
      name: 'head',
      isCampaignPage: true,
      value: head,
      formatError: ([key = ''], problem) =>
        file.formatError([key === 'description' ? key : 'title'], problem),
    },
    ...Object.entries(texts).map(([name, value]): ContentFile => ({
      ...file,
      name,
      isCampaignPage: true,
      value: isObject(value) ? value : {},
      formatError: (path, problem) => file.formatError(['texts', name, ...path], problem),
    })),
  ];
}
