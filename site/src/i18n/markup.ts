import { Link } from '../owner/fields.ts';
import { removeDirectionMarks } from './direction.ts';

/** A part of a text. What is marked may have parts within. */
export type MarkupPart =
  { kind: 'text' | 'em' | 'strong'; text: string } | { kind: 'a'; text: string; href: string };

/** The Markdown that a text may have: `[x](https://…)`, `**x**` and `*x*`. */
const MARKUP = /\[([^\]]+)\]\(([^)]*)\)|\*\*(\S(?:[^]*?\S)?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;

/** Texts that are shown as paragraphs, by the end of their keys. Islands and other pages show no markup. */
const PARAGRAPH = /\.(answer|body|description|footnote|lead|note|text|warning)([A-Z]\w*)?$/;
const ELSEWHERE =
  /^(activityFeed|compare\.calculator|errors|form|head|languageOffer|llms|mail|practice|prices|privacy|riskStrip|signUpFrame)\./;

/** Whether a text may have links and emphasis. */
export const canHaveMarkup = (key: string) => PARAGRAPH.test(key) && !ELSEWHERE.test(key);

/** The parts of a text, in their order. */
export function parseMarkup(text: string): MarkupPart[] {
  const parts: MarkupPart[] = [];
  let end = 0;
  const addText = (upTo: number) => {
    if (upTo > end) parts.push({ kind: 'text', text: text.slice(end, upTo) });
  };
  for (const match of text.matchAll(MARKUP)) {
    const [all, label, href = '', strong, em = ''] = match;
    addText(match.index);
    if (label !== undefined)
      parts.push({ kind: 'a', text: label, href: removeDirectionMarks(href) });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'em', text: em });
    end = match.index + all.length;
  }
  addText(text.length);
  return parts;
}

/** A text for attributes, titles and machines. */
export const stripMarkup = (text: string): string =>
  parseMarkup(text)
    .map((part) => (part.kind === 'text' ? part.text : stripMarkup(part.text)))
    .join('');

/** What is wrong with the markup of a text, and how to correct it. */
export function findMarkupError(key: string, text: string): string | undefined {
  const marked = parseMarkup(text).filter(({ kind }) => kind !== 'text');
  if (marked.length === 0) return undefined;
  if (!canHaveMarkup(key))
    return 'only paragraphs can have links and emphasis, and this is none. Take them out.';
  const [address] = marked.flatMap((part) =>
    part.kind === 'a' && !Link.safeParse(part.href).success ? [part.href] : [],
  );
  if (address === undefined)
    return marked.map((part) => findMarkupError(key, part.text)).find(Boolean);
  return `a link cannot lead to "${address}". Write an address that begins with https://, #, / or mailto:.`;
}
