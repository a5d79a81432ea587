import type { TextLocation } from './textLocations.ts';

/** Maximum number of lines to check: those of the clicked text node and its ancestors. */
const MAX_DEPTH = 4;

addEventListener('click', openInEditor, { capture: true });

/** On Alt-click, opens a message's field in the editor. In development only. */
async function openInEditor(event: MouseEvent): Promise<void> {
  if (!event.altKey || location.pathname.startsWith('/admin')) return;
  event.preventDefault();
  event.stopPropagation();
  const { target } = event;
  const clicked =
    document.caretPositionFromPoint(event.clientX, event.clientY)?.offsetNode ??
    (target instanceof Node ? target : null);
  // If the click isn't on text, start at the element's first line.
  let node = clicked?.firstChild ?? clicked;
  const response = await fetch(`/admin/texts/${document.documentElement.lang}.json`);
  const locations: TextLocation[] = await response.json();
  for (let depth = 0; node?.parentNode && depth < MAX_DEPTH; depth += 1) {
    const text = normalizeText(getLineText(node));
    const match = locations.find(({ pattern }) => RegExp(`^${pattern}$`, 'u').test(text));
    // Reuse the editor's tab. It already has permission to access the folder.
    if (match) return void window.open(match.url, 'editor');
    node = node.parentNode;
  }
  console.info("This text isn't in the editor.");
}

/** Returns the text of a node and its siblings up to the nearest line breaks, which can separate messages. */
function getLineText(node: Node): string {
  const range = new Range();
  range.selectNode(node);
  for (let { previousSibling: sibling } = node; sibling; sibling = sibling.previousSibling) {
    if (sibling.nodeName === 'BR') break;
    range.setStartBefore(sibling);
  }
  for (let { nextSibling: sibling } = node; sibling; sibling = sibling.nextSibling) {
    if (sibling.nodeName === 'BR') break;
    range.setEndAfter(sibling);
  }
  return range.toString();
}

/** Removes bidi isolates and word joiners, restores plain hyphens, and collapses whitespace. */
const normalizeText = (text: string) =>
  text
    .replaceAll(/[\u2060\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
