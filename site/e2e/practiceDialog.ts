import type { Page } from '@playwright/test';
import { advanceClock, openWithStoppedClock } from './priceBoard.ts';
import { expect } from './fixtures.ts';
import { respondWithQuotes, type MarketStub } from './marketStub.ts';

/** Page object for the practice trade. */
export type PracticeDialog = ReturnType<typeof createPracticeDialog>;

const createPracticeDialog = (page: Page, market: MarketStub) => {
  const dialog = page.locator('dialog[open]');
  return {
    market,
    dialog,
    /** Heading of the current step or of the ticket. */
    heading: dialog.locator('#practice-step'),
    /** Sends the step's request (connect, buy, or sell) to the wallet. */
    requestButton: dialog.locator('[data-practice-ask]'),
    wallet: dialog.getByRole('group', { name: /^(TMX asks|Approve)/ }),
    approveButton: dialog.locator('[data-practice-approve]'),
    rejectButton: dialog.locator('[data-practice-refuse]'),
    getCoin: (id: string) => dialog.locator(`label:has(input[value="${id}"])`),
    amountField: dialog.locator('#practice-amount'),
    /** For screen readers. */
    liveRegion: dialog.getByRole('status'),
    closeButton: dialog.getByRole('button', { name: 'Close' }),
    advanceClock: (seconds: number, stepMs?: number) => advanceClock(page, seconds, stepMs),
  };
};

/** Opens the page with stubbed prices and the clock stopped at 14:32:08. Doesn't open the practice trade. */
export const openPage = async (
  page: Page,
  url: string,
  respond = respondWithQuotes(),
): Promise<PracticeDialog> =>
  createPracticeDialog(page, await openWithStoppedClock(page, url, respond));

/** Like `openPage`, but with a URL hash that opens the practice trade. */
export async function openPracticeDialog(
  page: Page,
  site: string,
  respond = respondWithQuotes(),
  hash = '#practice',
): Promise<PracticeDialog> {
  const practice = await openPage(page, `${site}/${hash}`, respond);
  await expect(practice.dialog).toBeVisible();
  return practice;
}

/** Connects the practice wallet and moves on to the "Trade" step. */
export async function connectWallet(practice: PracticeDialog): Promise<void> {
  await practice.requestButton.click();
  await practice.approveButton.click();
  await expect(practice.heading).toHaveText('Trade');
}
