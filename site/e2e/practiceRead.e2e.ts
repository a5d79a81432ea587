import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, goodAnswer, heldAnswer, test } from './fixtures.ts';
import { connect, eachStep, openFloor, openFloorInTime } from './practiceFloor.ts';
import { scan } from './scan.ts';

/** Colours change with the theme, names, roles and sizes with the width: each once covers both. */
const VIEWS = { light: [320], dark: [1440] };
/** The accessibility tree of each step, as a screen reader is told of it. */
const READ = readFileSync('site/e2e/practiceRead.txt', 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  const look = (page: Page) => async (name: string) => {
    // The page behind is inert, and yet each scan would read all of it first.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main > :not(style)')) part.remove();
    });
    await scan(page, name, VIEWS[colorScheme], 'dialog');
  };

  test(`axe finds nothing in any step of the practice floor, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await eachStep(await openFloorInTime(page, site), look(page));
  });

  test(`axe finds nothing in the demo, and while prices load or are lacking, ${colorScheme}`, async ({
    page,
    site,
    said,
  }) => {
    test.slow();
    said.expectError(/500/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const floor = await openFloorInTime(page, site, goodAnswer(), '#watch');
    await look(page)('watch');
    const { answer, release } = heldAnswer();
    floor.market.answer = answer;
    await page.goto(`${site}/?again#practice`);
    await connect(floor);
    await look(page)('prices on their way');
    floor.market.answer = (route) => route.fulfill({ status: 500, json: {} });
    release();
    await page.reload();
    await connect(floor);
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(floor.dialog).toContainText('No prices', { timeout: 50 });
    }).toPass();
    await look(page)('no prices');
  });
}

test('what is read of each step, and in which order it is said', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const floor = await openFloor(page, site, goodAnswer());
  const tree: string[] = [];
  const said: string[] = [];
  await eachStep(floor, async (name) => {
    tree.push(`## ${name}`, await floor.dialog.ariaSnapshot());
    said.push(`${name}: ${await floor.said.textContent()}`);
  });
  expect(said).toEqual([
    'connect: ',
    'connect, wallet: ',
    'connect, refused: Refused. Nothing happened.',
    'trade: ',
    'trade, out of range: ',
    'trade, wallet: ',
    'cash out: Bought. You stand on the floor.',
    'cash out, wallet: ',
    'ticket: Sold. Your practice ticket is ready.',
  ]);
  expect(`${tree.join('\n').replaceAll('\u00a0', ' ')}\n`).toBe(READ);
});
