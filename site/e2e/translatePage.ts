import type { Page } from '@playwright/test';

/**
 * Simulates browser translation by replacing every text node, including later ones, with two nested `font` elements. This
 * only adds an invisible character, so tests can still search for the English text.
 * @param when `early` translates pages that load from now on, before hydration. `now` translates the open page.
 */
export async function translatePage(page: Page, when: 'early' | 'now'): Promise<void> {
  await (when === 'early' ? page.addInitScript(translate) : page.evaluate(translate));
}

/** Runs in the page, so it can't use functions from outside. */
function translate(): void {
  const IGNORED = 'title, script, style, noscript, template, textarea, svg, font font';

  function wrapText(text: Text): void {
    const { parentElement, data } = text;
    if (!parentElement || data.trim() === '' || parentElement.closest(IGNORED)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `\u200b${data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function wrapTextsIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrapText(text);
  }

  function startTranslation(): void {
    wrapTextsIn(document.documentElement);
    const observer = new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        if (type === 'characterData') wrapTextsIn(target);
        for (const node of addedNodes) if (node.isConnected) wrapTextsIn(node);
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startTranslation);
  else startTranslation();
}
