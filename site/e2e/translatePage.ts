import type { Page } from '@playwright/test';

/**
 * Has the page treated as a browser's translation treats it: each text is taken out and put into two elements
 * in its place, at once and whenever the page writes a new one. Its words are others then, by a character that
 * is not seen: what a test reads of it stays the same.
 * @param when `early`: from the next page on, before any island is alive. `now`: the page that is open.
 */
export async function translatePage(page: Page, when: 'early' | 'now'): Promise<void> {
  await (when === 'early' ? page.addInitScript(translate) : page.evaluate(translate));
}

/** Runs in the page, and so carries its own functions with it. */
function translate(): void {
  const UNTOUCHED = 'title, script, style, noscript, template, textarea, svg, font font';

  function wrap(text: Text): void {
    const { parentElement, data } = text;
    if (!parentElement || data.trim() === '' || parentElement.closest(UNTOUCHED)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `\u200b${data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function wrapAll(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  }

  function begin(): void {
    wrapAll(document.documentElement);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target);
        for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
