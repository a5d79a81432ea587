import { owner } from '../src/data/owner.ts';
import { HAS_FORM } from './form.ts';
import { expect, test } from './fixtures.ts';

const { app, partners, token: tokenAddress } = owner.links;
const linkOf = (platform: string) => owner.platforms.find(({ id }) => id === platform)?.link ?? '';
const GET_TOKENS = `Get ${owner.name} Tokens`;
const TOKEN_REASON = 'Not for sale here. The token’s documents will be linked before any sale.';

/** The whole accessible name, where it leads once that is published, and why it does not before. */
const BUTTONS: [name: string, address: string, reason: string][] = [
  ['Join Discord', linkOf('discord'), 'Coming soon. The Discord address is not published yet.'],
  [
    'Follow on Twitter',
    linkOf('twitter'),
    'Coming soon. The Twitter (X) account is not published yet.',
  ],
  [
    'Join Now, Telegram',
    linkOf('telegram'),
    'Coming soon. The Telegram address is not published yet.',
  ],
  ['Join Now, Reddit', linkOf('reddit'), 'Coming soon. The Reddit address is not published yet.'],
  [
    'Partnership Inquiries',
    partners && `mailto:${partners}`,
    'Coming soon. The partner contact is not published yet.',
  ],
  [GET_TOKENS, tokenAddress, TOKEN_REASON],
];
const OPEN = BUTTONS.filter(([, address]) => address !== '');
const SOON = BUTTONS.filter(([, address]) => address === '');

for (const [name, address] of OPEN) {
  test(`${name} is a link to its published address`, async ({ page, site }) => {
    await page.goto(site);
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  });
}

for (const [name, , reason] of SOON) {
  test(
    `${name} says that it is not open, before and after a press (44, 45)`,
    { tag: '@brand' },
    async ({ page, site }) => {
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
    },
  );
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
  const button = page.getByRole('button', { name: GET_TOKENS });
  await button.tap({ force: true });
  await expect(page.locator('#soon-token-status')).toHaveText(TOKEN_REASON);
  await expect(page.locator('[role="tooltip"]')).toBeHidden();
  await context.close();
});

test('no button of the page leaves it but for an address that is configured', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const addresses = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const published = new Set([...OPEN.map(([, address]) => address), app, owner.marketData.url]);
  const leaving = addresses.filter((href) => !href.startsWith('#') && !published.has(href));
  // The form itself, in a tab of its own.
  expect(leaving).toHaveLength(HAS_FORM ? 1 : 0);
});
