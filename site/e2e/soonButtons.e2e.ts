import { expect, test } from './test.ts';

/** The whole accessible name, and why the button leads nowhere yet. */
const SOON: Record<string, string> = {
  'Join Discord': 'Coming soon. The Discord address is not published yet.',
  'Follow on Twitter': 'Coming soon. The Twitter (X) account is not published yet.',
  'Join Now, Telegram': 'Coming soon. The Telegram address is not published yet.',
  'Join Now, Reddit': 'Coming soon. The Reddit address is not published yet.',
  'Partnership Inquiries': 'Coming soon. The partner contact is not published yet.',
  'Get TMX Tokens': "Not for sale here. The token's documents will be linked before any sale.",
};

for (const [name, reason] of Object.entries(SOON)) {
  test(`${name} says that it is not open, before and after a press (44, 45)`, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).not.toHaveAttribute('disabled');
    await expect(button).toHaveAccessibleDescription(reason);
    const around = button.locator('xpath=../..');
    await expect(around.getByText('Coming soon', { exact: true })).toBeVisible();
    const status = around.getByRole('status');
    await expect(status).toHaveText('');

    await button.click({ force: true });
    await expect(status).toHaveText(reason);
    await expect(status).toBeVisible();

    await page.reload();
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await button.press(key);
      await expect(status).toHaveText(reason);
      await expect(button).toBeFocused();
    }
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('a tap says why as well, where no pointer can hover (17)', async ({ browser, site, said }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await said.listen(context);
  const page = await context.newPage();
  await page.goto(site);
  const button = page.getByRole('button', { name: 'Join Discord' });
  await button.tap({ force: true });
  await expect(page.locator('#soon-discord-status')).toHaveText(SOON['Join Discord'] ?? '');
  await expect(page.locator('[role="tooltip"]')).toBeHidden();
  await context.close();
});

test('no button of the page leaves it while no address is configured', async ({ page, site }) => {
  await page.goto(site);
  const leaving = await page
    .locator('main a')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !href.startsWith('#') && !/coingecko\.com/.test(href)),
    );
  // The form itself, in a tab of its own.
  expect(leaving).toHaveLength(1);
});
