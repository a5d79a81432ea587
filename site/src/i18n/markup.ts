import { Link } from '../owner/fields.ts';
import { removeDirectionMarks } from './direction.ts';

/** Link text and emphasized text may contain more markup. */
export type MarkupPart =
  { kind: 'text' | 'em' | 'strong'; text: string } | { kind: 'a'; text: string; href: string };

/** We support `[x](https://…)`, `**x**`, and `*x*`. */
const MARKUP = /\[([^\]]+)\]\(([^)]*)\)|\*\*(\S(?:[^]*?\S)?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;

/** Only paragraphs can have markup. */
const PARAGRAPH_KEY = /\.(answer|body|description|footnote|lead|note|text|warning)([A-Z]\w*)?$/;
/** Islands, other pages, and metadata render these messages as plain text. */
const PLAIN_TEXT_KEY =
  /^(activityFeed|compare\.calculator|errors|form|head|languageOffer|llms|mail|practice|prices|privacy|riskStrip|signUpFrame)\./;

export const canHaveMarkup = (key: string) => PARAGRAPH_KEY.test(key) && !PLAIN_TEXT_KEY.test(key);

export function parseMarkup(text: string): MarkupPart[] {
  const parts: MarkupPart[] = [];
  let end = 0;
  const addTextUntil = (index: number) => {
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
  };
  for (const match of text.matchAll(MARKUP)) {
    const [all, label, href = '', strong, em = ''] = match;
    addTextUntil(match.index);
    if (label !== undefined)
      parts.push({ kind: 'a', text: label, href: removeDirectionMarks(href) });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'em', text: em });
    end = match.index + all.length;
  }
  addTextUntil(text.length);
  return parts;
}

/** Removes links and emphasis for attributes, titles, and machine-readable text. */
export const stripMarkup = (text: string): string =>
  parseMarkup(text)
    .map((part) => (part.kind === 'text' ? part.text : stripMarkup(part.text)))
    .join('');

/** Returns an error message for invalid or unsupported markup. */
export function findMarkupError(key: string, text: string): string | undefined {
  const markup = parseMarkup(text).filter(({ kind }) => kind !== 'text');
  if (markup.length === 0) return undefined;
  if (!canHaveMarkup(key)) return "This message can't have links or emphasis. Remove them.";
  const [invalidUrl] = markup.flatMap((part) =>
    part.kind === 'a' && !Link.safeParse(part.href).success ? [part.href] : [],
  );
  if (invalidUrl === undefined)
    return markup.map((part) => findMarkupError(key, part.text)).find(Boolean);
  return `Invalid link "${invalidUrl}". Use a URL that starts with https://, #, / or mailto:.`;
}
