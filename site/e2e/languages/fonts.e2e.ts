import { languagePath } from '#contract/languages.ts';
import type { Response } from '@playwright/test';
import { languages } from '../../src/content/language.ts';
import { expect, test } from '../fixtures.ts';
import { openWithEvents } from '../troubles.ts';
import { readerOf } from './readerOf.ts';

/** Bytes of all fonts that a language's page asks for. */
const MOST = 45_000;

for (const language of languages) {
  test(`in ${language} each letter is set in the page's own fonts, and they weigh little`, async ({
    page,
    site,
  }) => {
    await readerOf(page, language);
    const fonts: Response[] = [];
    page.on('response', (response) => {
      // The form in its frame has its own.
      const isOurs = response.frame() === page.mainFrame();
      if (isOurs && response.request().resourceType() === 'font') fonts.push(response);
    });
    await openWithEvents(page, `${site}${languagePath(language)}`);
    await page.evaluate(() => document.fonts.ready);

    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    // Seen, and not the name of another language, which is no reason to fetch its fonts.
    const selector = 'body *:not(script, style, template, .sr-only, :has(.sr-only), [hreflang])';
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    const strangers = new Set<string>();
    for (const nodeId of nodeIds) {
      const used = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const font of used.fonts) if (!font.isCustomFont) strangers.add(font.familyName);
    }
    expect([...strangers]).toEqual([]);

    const bodies = await Promise.all(fonts.map((font) => font.body()));
    const weight = bodies.reduce((sum, body) => sum + body.length, 0);
    console.log(`fonts in ${language}: ${weight} bytes in ${fonts.length} files`);
    expect(weight).toBeLessThanOrEqual(MOST);
  });
}
