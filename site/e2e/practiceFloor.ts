import type { Page } from '@playwright/test';
import { openAt, pass } from './dashboard.ts';
import { expect, goodAnswer, interceptMarket, type Market } from './fixtures.ts';

/** The practice floor as a visitor has it before him. */
export type Floor = ReturnType<typeof inside>;

const inside = (page: Page, market: Market) => {
  const dialog = page.locator('dialog[open]');
  return {
    market,
    dialog,
    /** The heading of the step, or of the ticket. */
    step: dialog.locator('#practice-step'),
    /** The one request of the step: connect, buy, sell. */
    ask: dialog.locator('[data-practice-ask]'),
    wallet: dialog.getByRole('group', { name: /^(TMX asks|Approve)/ }),
    approve: dialog.locator('[data-practice-approve]'),
    refuse: dialog.locator('[data-practice-refuse]'),
    coin: (id: string) => dialog.locator(`label:has(input[value="${id}"])`),
    amount: dialog.locator('#practice-amount'),
    /** What is read out. */
    said: dialog.getByRole('status'),
    pass: (seconds: number, stepMs?: number) => pass(page, seconds, stepMs),
  };
};

/** Opens the page itself at 14:32:08, with prices from the test; the practice floor waits for a press. */
export const openPage = async (page: Page, site: string, answer = goodAnswer()): Promise<Floor> =>
  inside(page, await openAt(page, site, answer));

/** Opens the page at an address of the practice floor. */
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

/** The same, with time that goes on by itself: what scans a page waits for it. */
export async function openFloorInTime(page: Page, site: string, hash = '#practice') {
  await page.clock.install();
  const floor = inside(page, await interceptMarket(page));
  await page.goto(`${site}/${hash}`);
  await expect(floor.dialog).toBeVisible();
  return floor;
}

/** Connects, which leads to the step "Trade". */
export async function connect({ ask, approve, step }: Floor): Promise<void> {
  await ask.click();
  await approve.click();
  await expect(step).toHaveText('Trade');
}

/** Walks a whole trade and stops at each picture of it, as it comes; `name`: of the step. */
export async function eachStep(floor: Floor, look: (name: string) => Promise<void>): Promise<void> {
  const { ask, wallet, approve, refuse, step, said } = floor;
  const lookAtWallet = async (name: string) => {
    await ask.click();
    await expect(wallet).toBeVisible();
    await look(`${name}, wallet`);
  };
  await look('connect');
  await lookAtWallet('connect');
  await refuse.click();
  // Each press is drawn first and answered after it: what it brings is waited for.
  await expect(wallet).toBeHidden();
  await expect(said).not.toBeEmpty();
  await look('connect, refused');
  await connect(floor);
  await floor.coin('solana').click();
  await expect(floor.coin('solana').getByRole('radio')).toBeChecked();
  await look('trade');
  await floor.amount.fill('1500');
  await expect(floor.amount).toHaveAttribute('aria-invalid', 'true');
  await look('trade, out of range');
  await floor.amount.fill('100');
  await lookAtWallet('trade');
  await approve.click();
  await expect(step).toHaveText('Cash out');
  await look('cash out');
  await lookAtWallet('cash out');
  await approve.click();
  await expect(step).toHaveText('Trade ticket');
  await look('ticket');
}
