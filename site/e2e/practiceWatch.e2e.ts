import type { Locator, Page } from '@playwright/test';
import { practiceContent } from '../src/i18n/practiceContent.ts';
import { fill } from '../src/lib/text.ts';
import { TOLERANCE_PERCENT } from '../src/islands/practice/orders.ts';
import { MOMENTS } from '../src/islands/practice/demo.ts';
import { setHidden } from './dashboard.ts';
import { expect, goodAnswer, test } from './fixtures.ts';
import { openFloor, openPage } from './practiceFloor.ts';
import { translatePage } from './translatePage.ts';

const { messages } = practiceContent('en');
const MOMENT_S = 5;

const bar = (page: Page) => {
  const group = page.locator('dialog[open]').getByRole('group', { name: 'Demo', exact: true });
  const button = (name: string) => group.getByRole('button', { name, exact: true });
  return {
    caption: group.locator('#practice-caption'),
    progress: group.getByRole('progressbar'),
    play: group.locator('[data-watch-play]'),
    back: button('Step back'),
    forward: button('Step forward'),
    take: button('Try it yourself'),
  };
};
/** The whole caption of a moment, from 1. */
const captionOf = (number: number) => {
  const moment = MOMENTS[number - 1] ?? 'start';
  const body = fill(messages[`demo.${moment}.body`], {
    tolerance: TOLERANCE_PERCENT,
    coin: 'Solana',
  });
  return `${number} of 9. ${messages[`demo.${moment}.title`]} ${body}`;
};

test('nine moments play in 45 seconds, in silence, and stop; a page that is hidden pauses them', async ({
  page,
  site,
}) => {
  const floor = await openPage(page, site);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const { caption, progress, play, forward } = bar(page);
  await expect(play).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#watch');
  for (let number = 1; number <= 9; number += 1) {
    await expect(caption).toHaveText(captionOf(number));
    await expect(progress).toHaveAttribute('aria-valuenow', String(number));
    await expect(floor.said).toHaveText('');
    await floor.pass(MOMENT_S, MOMENT_S * 1000);
  }
  await expect(caption).toHaveText(captionOf(9));
  await expect(play).toHaveText('Play again');
  await expect(forward).toBeDisabled();
  await expect(floor.dialog.locator('[data-practice-ticket]')).toContainText('SOL at $148.06');
  await play.click();
  await expect(caption).toHaveText(captionOf(1));
  await expect(play).toHaveText('Pause');
  await setHidden(page, true);
  await floor.pass(MOMENT_S * 2);
  await setHidden(page, false);
  await floor.pass(MOMENT_S);
  await expect(caption).toHaveText(captionOf(1));
  await expect(play).toHaveText('Play');
});

for (const [name, translated] of [
  ['pauses and is read out', 'never'],
  ['is read out on a page translated before', 'early'],
  ['is read out on a page translated meanwhile', 'now'],
] as const) {
  test(`a step ${name}; the floor takes no press until it is taken over as it stands`, async ({
    page,
    site,
  }) => {
    if (translated === 'early') await translatePage(page, translated);
    const floor = await openFloor(page, site, goodAnswer(), '#watch');
    if (translated === 'now') await translatePage(page, translated);
    const { caption, play, back, forward, take } = bar(page);
    const isHeld = (held: Locator) => held.evaluate((one) => one.closest('[inert]') !== null);
    await expect(back).toBeDisabled();
    await forward.click();
    await expect(play).toHaveText('Play');
    expect(await isHeld(floor.approve)).toBe(true);
    await floor.pass(MOMENT_S * 2);
    await expect(caption).toHaveText(captionOf(2));
    await back.click();
    await expect(caption).toHaveText(captionOf(1));
    await expect(play).toBeFocused();
    for (let number = 2; number <= 9; number += 1) {
      await forward.click();
      await expect(caption).toHaveText(captionOf(number));
      await expect(floor.said).toHaveText(captionOf(number));
    }
    await expect(play).toHaveText('Play again');
    await expect(play.or(take).and(page.locator(':focus'))).toHaveCount(1);
    for (let number = 8; number >= 6; number -= 1) await back.click();
    await take.click();
    await expect(floor.wallet.getByRole('heading', { name: 'Approve this trade' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('#practice');
    await floor.approve.click();
    await expect(floor.step).toHaveText('Cash out');
    await expect(floor.dialog).toContainText('SOL is worth now');
  });
}

test('with reduced motion it only steps', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const floor = await openFloor(page, site, goodAnswer(), '#watch');
  const { caption, play, forward } = bar(page);
  await expect(play).toHaveCount(0);
  await expect(forward).toBeFocused();
  await floor.pass(MOMENT_S * 2);
  await expect(caption).toHaveText(captionOf(1));
  await forward.click();
  await expect(caption).toHaveText(captionOf(2));
});
