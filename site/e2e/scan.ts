import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * An automated scan of the page, or of one part of it, in the state that it is in, at each width.
 * The window changes its size and the page stays: loading it anew would take most of the time.
 */
export async function scan(
  page: Page,
  state: string,
  widths: readonly number[],
  part = 'html',
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const axe = new AxeBuilder({ page })
      // What is right needs no address.
      .options({ resultTypes: ['violations'] })
      .withTags(RULES)
      .include(part);
    // A part has no frame in it, and needs no second page in which the findings of frames are joined.
    const { violations } = await axe.setLegacyMode(part !== 'html').analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect(found, `${state} at ${width} px`).toEqual([]);
  }
}
