import type { Locator } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { getPracticeContent } from '../src/i18n/practiceContent.ts';
import { fillPlaceholders } from '../src/lib/fillPlaceholders.ts';
import { TOLERANCE_PERCENT } from '../src/islands/practice/orders.ts';
import { DEMO_SCENES } from '../src/islands/practice/demo.ts';
import { MOVING } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './practiceFloor.ts';
import { translatePage } from './translatePage.ts';
import { setHidden } from './visitor.ts';

// With reduced motion the demo would not play.
test.use(MOVING);

const { messages } = getPracticeContent(owner, 'en');
const MOMENT_S = 5;

/** The full caption of a moment, counted from 1. */
const captionOf = (number: number) => {
  const moment = DEMO_SCENES[number - 1] ?? 'start';
  const places = { tolerance: TOLERANCE_PERCENT, coin: 'Solana' };
  const body = fillPlaceholders(messages[`demo.${moment}.body`], places);
  return `${number} of 9. ${messages[`demo.${moment}.title`]} ${body}`;
};

test('the demo plays nine moments in 45 s, pauses and can be taken over', async ({
  page,
  site,
}) => {
  const floor = await openPage(page, site);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const bar = floor.dialog.getByRole('group', { name: 'Demo', exact: true });
  const caption = bar.locator('#practice-caption');
  const play = bar.locator('[data-watch=play]');
  const [back, forward, take] = ['Step back', 'Step forward', 'Try it yourself'].map((name) =>
    bar.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator, Locator];
  await expect(play).toBeFocused();
  await expect(page).toHaveURL(`${site}/#watch`);
  for (let number = 1; number <= 9; number += 1) {
    await expect(caption).toHaveText(captionOf(number));
    await expect(floor.said).toHaveText('');
    await floor.pass(MOMENT_S, MOMENT_S * 1000);
  }
  await expect(caption).toHaveText(captionOf(9));
  await expect(play).toHaveText('Play again');
  await expect(forward).toBeDisabled();
  await expect(floor.dialog.locator('[data-practice-ticket]')).toContainText('SOL at $148.06');
  await play.click();
  await expect(back).toBeDisabled();
  await setHidden(page, true);
  await floor.pass(MOMENT_S * 2);
  await setHidden(page, false);
  await floor.pass(MOMENT_S);
  await expect(caption).toHaveText(captionOf(1));
  await expect(play).toHaveText('Play');

  await translatePage(page, 'now');
  for (let number = 2; number <= 9; number += 1) {
    await forward.click();
    await expect(caption).toHaveText(captionOf(number));
    await expect(floor.said).toHaveText(captionOf(number));
  }
  await expect(play.or(take).and(page.locator(':focus'))).toHaveCount(1);
  for (let number = 8; number >= 6; number -= 1) await back.click();
  await floor.pass(MOMENT_S * 2);
  await expect(caption).toHaveText(captionOf(6));
  expect(await floor.approve.evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
  // Nor does it look as if it took one.
  await expect(floor.approve).toHaveCSS('filter', 'grayscale(1)');
  await take.click();
  await expect(floor.wallet.getByRole('heading', { name: 'Approve this trade' })).toBeFocused();
  await expect(page).toHaveURL(`${site}/#practice`);
  await floor.approve.click();
  await expect(floor.step).toHaveText('Cash out');
});
