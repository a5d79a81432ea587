import type { Locator } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { getPracticeContent } from '../src/i18n/practiceContent.ts';
import { fillPlaceholders } from '../src/lib/fillPlaceholders.ts';
import { TOLERANCE_PERCENT } from '../src/islands/practice/orders.ts';
import { DEMO_SCENES } from '../src/islands/practice/demo.ts';
import { WITH_MOTION } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './practiceDialog.ts';
import { translatePage } from './translatePage.ts';
import { setTabHidden } from './pageActions.ts';

// With reduced motion, the demo doesn't start on its own.
test.use(WITH_MOTION);

const SCENE_S = 5;

/** Scenes are numbered from 1. */
const getCaption = (number: number) => {
  const { messages } = getPracticeContent(owner, 'en');
  const scene = DEMO_SCENES[number - 1] ?? 'start';
  const values = { tolerance: TOLERANCE_PERCENT, coin: 'Solana' };
  const body = fillPlaceholders(messages[`demo.${scene}.body`], values);
  return `${number} of 9. ${messages[`demo.${scene}.title`]} ${body}`;
};

test('the demo plays nine scenes in 45 s, pauses, and lets visitors take over', async ({
  page,
  site,
}) => {
  const practice = await openPage(page, site);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const controls = practice.dialog.getByRole('group', { name: 'Demo', exact: true });
  const caption = controls.locator('#practice-caption');
  const playButton = controls.locator('[data-watch=play]');
  const [backButton, forwardButton, tryButton] = [
    'Step back',
    'Step forward',
    'Try it yourself',
  ].map((name) => controls.getByRole('button', { name, exact: true })) as [
    Locator,
    Locator,
    Locator,
  ];
  await expect(playButton).toBeFocused();
  await expect(page).toHaveURL(`${site}/#watch`);
  for (let number = 1; number <= 9; number += 1) {
    await expect(caption).toHaveText(getCaption(number));
    await expect(practice.liveRegion).toHaveText('');
    await practice.advanceClock(SCENE_S, SCENE_S * 1000);
  }
  await expect(caption).toHaveText(getCaption(9));
  await expect(playButton).toHaveText('Play again');
  await expect(forwardButton).toBeDisabled();
  await expect(practice.dialog.locator('[data-practice-ticket]')).toContainText('SOL at $148.06');
  await playButton.click();
  await expect(backButton).toBeDisabled();
  await setTabHidden(page, true);
  await practice.advanceClock(SCENE_S * 2);
  await setTabHidden(page, false);
  await practice.advanceClock(SCENE_S);
  await expect(caption).toHaveText(getCaption(1));
  await expect(playButton).toHaveText('Play');

  await translatePage(page, 'now');
  for (let number = 2; number <= 9; number += 1) {
    await forwardButton.click();
    await expect(caption).toHaveText(getCaption(number));
    await expect(practice.liveRegion).toHaveText(getCaption(number));
  }
  await expect(playButton.or(tryButton).and(page.locator(':focus'))).toHaveCount(1);
  for (let number = 8; number >= 6; number -= 1) await backButton.click();
  await practice.advanceClock(SCENE_S * 2);
  await expect(caption).toHaveText(getCaption(6));
  expect(
    await practice.approveButton.evaluate((button) => button.closest('[inert]') !== null),
  ).toBe(true);
  // The inert button also looks disabled.
  await expect(practice.approveButton).toHaveCSS('filter', 'grayscale(1)');
  await tryButton.click();
  await expect(practice.wallet.getByRole('heading', { name: 'Approve this trade' })).toBeFocused();
  await expect(page).toHaveURL(`${site}/#practice`);
  await practice.approveButton.click();
  await expect(practice.heading).toHaveText('Cash out');
});
