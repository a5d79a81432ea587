import type { TextLocation } from './textLocations.ts';

/** Maximum number of nodes to check: the clicked text node and its ancestors. */
const MAX_DEPTH = 4;

addEventListener('click', openInEditor, { capture: true });

/** On Alt-click, opens a message's field in the editor. In development only. */
async function openInEditor(event: MouseEvent): Promise<void> {
  if (!event.altKey || location.pathname.startsWith('/admin')) return;
  event.preventDefault();
  event.stopPropagation();
  const { target } = event;
  // An element can contain several messages separated by line breaks, so start at the clicked text node.
  let node =
    document.caretPositionFromPoint(event.clientX, event.clientY)?.offsetNode ??
    (target instanceof Node ? target : null);
  const response = await fetch(`/admin/texts/${document.documentElement.lang}.json`);
  const locations: TextLocation[] = await response.json();
  for (let depth = 0; node && depth < MAX_DEPTH; depth += 1) {
    const text = normalizeText(node.textContent ?? '');
    const match = locations.find(({ pattern }) => RegExp(`^${pattern}$`, 'u').test(text));
    // Reuse the editor's tab. It already has permission to access the folder.
    if (match) return void window.open(match.url, 'editor');
    node = node.parentNode;
  }
}

/** Removes bidi isolates and word joiners, restores plain hyphens, and collapses whitespace. */
const normalizeText = (text: string) =>
  text
    .replaceAll(/[\u2060\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
