import type { Page } from '@playwright/test';
import { openAt, pass } from './dashboard.ts';
import { expect } from './fixtures.ts';
import { goodAnswer, type Market } from './market.ts';

/** The practice trade as visitors see it. */
export type Floor = ReturnType<typeof inside>;

const inside = (page: Page, market: Market) => {
  const dialog = page.locator('dialog[open]');
  return {
    market,
    dialog,
    /** The heading of the step or the ticket. */
    step: dialog.locator('#practice-step'),
    /** The step's one request: connect, buy, sell. */
    ask: dialog.locator('[data-practice-ask]'),
    wallet: dialog.getByRole('group', { name: /^(TMX asks|Approve)/ }),
    approve: dialog.locator('[data-practice-approve]'),
    refuse: dialog.locator('[data-practice-refuse]'),
    coin: (id: string) => dialog.locator(`label:has(input[value="${id}"])`),
    amount: dialog.locator('#practice-amount'),
    /** What screen readers announce. */
    said: dialog.getByRole('status'),
    close: dialog.getByRole('button', { name: 'Close' }),
    pass: (seconds: number, stepMs?: number) => pass(page, seconds, stepMs),
  };
};

/** Opens the page at 14:32:08 with prices from the test, without the practice trade. */
export const openPage = async (page: Page, site: string, answer = goodAnswer()): Promise<Floor> =>
  inside(page, await openAt(page, site, answer));

/** Opens the page at an address of the practice trade. */
export async function openFloor(
  page: Page,
  site: string,
  answer = goodAnswer(),
  hash = '#practice',
): Promise<Floor> {
  const floor = await openPage(page, `${site}/${hash}`, answer);
  await expect(floor.dialog).toBeVisible();
  return floor;
}

/** Connects, which leads to the step "Trade". */
export async function connect({ ask, approve, step }: Floor): Promise<void> {
  await ask.click();
  await approve.click();
  await expect(step).toHaveText('Trade');
}
