import { expect, test } from './fixtures.ts';

test('a course that opens leaves every card where it was read', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Cards that are still being revealed move by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  const courses = page.locator('#academy [data-level]');
  await expect(courses).toHaveCount(4);
  const places = () =>
    courses.evaluateAll((all) =>
      all.map((card) => [
        card.getBoundingClientRect().left,
        card.getBoundingClientRect().top + scrollY,
      ]),
    );
  const before = await places();
  await courses.nth(2).locator('summary').click();
  await expect(courses.nth(2).locator('[data-panel]')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('no figure of the testimonials runs into the next one', async ({ page, site }) => {
  await page.goto(site);
  const stats = page.locator('#testimonials li:not(:has(figure))');
  await expect(stats).toHaveCount(4);
  for (const width of [320, 390, 440, 495, 570, 650, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await stats.evaluateAll((all) =>
      all.map((stat) => stat.scrollWidth - stat.clientWidth),
    );
    expect(over, `${width} px`).toEqual([0, 0, 0, 0]);
  }
});

test('an example says so before the figure that it stands over', async ({ page, site }) => {
  await page.goto(site);
  const cards = page.locator('#testimonials li:has(figure)');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.locator('> :first-child')).toHaveText('Example, not a real customer');
  }
});

test('the scale of the bills is said once', async ({ page, site }) => {
  await page.goto(site);
  const scale = page.locator('#compare').getByText('drawn to one scale');
  await expect(scale).toHaveCount(1);
  await expect(page.locator('#compare ul')).not.toHaveAttribute('aria-labelledby');
});
