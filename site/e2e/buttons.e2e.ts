import type { Locator, Page } from '@playwright/test';
import { translator } from '../src/i18n/translate.ts';
import { owner } from '../src/data/owner.ts';
import { feeUsd, printFee } from '../src/lib/money.ts';
import { SIGN_UP_HEADING } from './form.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

type Hand = (button: Locator) => Promise<void>;

/** The two ways to press a button. */
const HANDS: Record<string, Hand> = {
  mouse: (button) => button.click(),
  keyboard: async (button) => {
    await button.focus();
    await button.press('Enter');
  },
};

const labeled = (page: Page, label: string, inside = 'main') =>
  page.locator(inside).locator('a, button, summary').filter({ hasText: label });

const isOpen = (summary: Locator) =>
  expect(summary.locator('xpath=..'), 'its details').toHaveAttribute('open');
const isClosed = (summary: Locator) =>
  expect(summary.locator('xpath=..'), 'its details').not.toHaveAttribute('open');
/** The smallest order of the fee panel. */
const t = translator('en');
const LEAST_ORDER_USD = 50;

/** Buttons that go somewhere: where they stand, the section, the heading that then has focus. */
const GO: [label: string, inside: string, section: string, heading: string][] = [
  ['Start Trading Now', 'header', 'tmx-form-section', SIGN_UP_HEADING],
  ['Start Trading Now', '#top', 'tmx-form-section', SIGN_UP_HEADING],
  ['Connect Wallet & Trade', '#how-it-works', 'tmx-form-section', SIGN_UP_HEADING],
  ['Join the Action', '#live-activity', 'tmx-form-section', SIGN_UP_HEADING],
  ['Get Started Today', '#get-started', 'tmx-form-section', SIGN_UP_HEADING],
];

for (const [hand, press] of Object.entries(HANDS)) {
  for (const [label, inside, section, heading] of GO) {
    test(`${label} in ${inside}, by ${hand}, goes to ${heading} (26, 27)`, async ({
      page,
      site,
    }) => {
      await page.goto(site);
      await press(labeled(page, label, inside));
      const target = page.getByRole('heading', { name: heading });
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport({ ratio: 1, timeout: 8000 });
      expect(new URL(page.url()).hash).toBe(`#${section}`);
      await page.goBack();
      expect(new URL(page.url()).hash).toBe('');
    });
  }

  test(`Experience the Difference, by ${hand}, opens the fee panel right after it (52)`, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const button = labeled(page, 'Experience the Difference');
    const panel = page.locator('#fee-panel');
    await expect(panel).toBeHidden();
    await press(button);
    await expect(panel).toBeVisible();
    await isOpen(button);
    await expect(page.getByRole('slider')).toHaveCount(2);
    const table = page.locator('#compare [data-fee-table]');
    await expect(table).toContainText('The same trade at four fee rates');
    await expect(table).toContainText(printFee(feeUsd(LEAST_ORDER_USD, owner.claims.feePercent)));
    await expect(panel).toContainText('Trading fee only.');
    expect(await button.evaluate((element) => element.nextElementSibling?.id)).toBe('fee-panel');
    await press(button);
    await expect(panel).toBeHidden();
    await isClosed(button);
  });

  test(`Start Course, by ${hand}, opens the outline and first lesson of its own course`, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    for (const course of owner.courses) {
      const words = `academy.courses.${course.id}` as const;
      const title = t(`${words}.title`);
      const lessons = Array.from({ length: course.lessons }, (_, index) =>
        t(`${words}.lessons.${index + 1}`),
      );
      const button = page.locator('summary').and(page.getByLabel(`Start Course, ${title}`));
      await press(button);
      await isOpen(button);
      const panel = page.locator(`#${await button.getAttribute('data-opens')}`);
      await expect(panel.locator('li')).toHaveText(lessons);
      await expect(panel).toContainText(t(`${words}.firstLesson`));
      await expect(panel).toContainText('Progress is not saved on this page.');
    }
    await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
    await expect(page.locator('#academy [role="progressbar"][aria-valuenow="0"]')).toHaveCount(4);
  });

  test(`View All FAQs, by ${hand}, opens all six answers, and closes them again (49)`, async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const all = labeled(page, 'View All FAQs');
    const answers = page.locator('[data-faq-panel]:visible');
    const status = page.locator('[data-faq-status]');
    await expect(answers).toHaveCount(1);
    await press(all);
    await expect(answers).toHaveCount(6);
    await expect(status).toHaveText('All 6 answers shown');
    await expect(all).toBeFocused();
    await expect(all).toHaveAttribute('aria-expanded', 'true');
    await press(all);
    await expect(answers).toHaveCount(0);
    await expect(status).toHaveText('All answers hidden');
    await expect(all).toHaveText('View All FAQs');
  });

  test(`each question, by ${hand}, opens and closes by itself (47, 48)`, async ({ page, site }) => {
    await page.goto(site);
    for (const question of (await page.locator('#faq summary').all()).slice(1, 3)) {
      const panel = page.locator(`#${await question.getAttribute('data-faq')}`);
      await expect(panel).toBeHidden();
      await press(question);
      await expect(panel).toBeVisible();
      await isOpen(question);
    }
    await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(3);
    await press(page.locator('#faq summary').first());
    await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(2);
  });
}
