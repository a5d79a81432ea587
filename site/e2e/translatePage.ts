import type { Page } from '@playwright/test';

/**
 * Simulates browser translation: replaces each text, now and later, with two nested elements. Adds an invisible
 * character to each text, so that tests still read the same words.
 * @param when `early`: from the next page on, before hydration. `now`: the open page.
 */
export async function translatePage(page: Page, when: 'early' | 'now'): Promise<void> {
  await (when === 'early' ? page.addInitScript(translate) : page.evaluate(translate));
}

/** Runs in the page, so it contains its own functions. */
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
