import type { TextPlace } from './textPlaces.ts';

// In the dev server, Alt-click on a text opens its field in the editor.

/** How many elements around a text to search, such as its button. */
const LEVELS = 4;

addEventListener('click', openEntry, { capture: true });

async function openEntry(event: MouseEvent): Promise<void> {
  if (!event.altKey || location.pathname.startsWith('/admin')) return;
  event.preventDefault();
  event.stopPropagation();
  const { target } = event;
  const response = await fetch(`/admin/texts/${document.documentElement.lang}.json`);
  const places: TextPlace[] = await response.json();
  // The clicked text node first, because an element can show several messages with line breaks between them.
  let node =
    document.caretPositionFromPoint(event.clientX, event.clientY)?.offsetNode ??
    (target instanceof Node ? target : null);
  for (let level = 0; node && level < LEVELS; level += 1) {
    const text = plain(node.textContent ?? '');
    const place = places.find(({ pattern }) => RegExp(`^${pattern}$`, 'u').test(text));
    // One tab, which keeps its permission for the folder.
    if (place) return void window.open(place.address, 'editor');
    node = node.parentNode;
  }
}

/** As `textPlaces` writes texts. The page isolates figures, and keeps words together, by invisible marks. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2060\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
