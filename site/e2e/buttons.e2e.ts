import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { hasSection } from '../src/data/sections.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { SIGN_UP_HEADING } from './form.ts';
import { expect, test } from './fixtures.ts';

const t = createTranslator(owner, 'en');

test.use({ hasTouch: true });

const labeled = (page: Page, label: string, inside = 'main') =>
  page.locator(inside).locator('a, button, summary').filter({ hasText: label });

/** Buttons to the form, and where they are. */
const GO = [
  ['Start Trading Now', 'header'],
  ['Start Trading Now', '#top'],
  ['Connect Wallet & Trade', '#how-it-works'],
  ['Join the Action', '#live-activity'],
  ['Get Started Today', '#get-started'],
] as const;

test("buttons lead to the form's heading, and courses and questions open", async ({
  page,
  site,
}) => {
  await page.goto(site);
  for (const [label, inside] of GO) {
    await labeled(page, label, inside).click();
    const target = page.getByRole('heading', { name: SIGN_UP_HEADING });
    await expect(target, `${label} in ${inside}`).toBeFocused();
    await expect(target).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).hash).toBe('#tmx-form-section');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  }
  for (const course of owner.lists.academy.courses) {
    const words = `academy.courses.${course.id}` as const;
    const lessons = Array.from({ length: course.lessons }, (_, index) =>
      t(`${words}.lessons.${index + 1}`),
    );
    const name = `Start Course, ${t(`${words}.title`)}`;
    const button = page.locator('summary').and(page.getByLabel(name));
    await button.click();
    const panel = page.locator(`#${await button.getAttribute('data-opens')}`);
    await expect(panel.locator('li')).toHaveText(lessons);
    await expect(panel).toContainText(t(`${words}.firstLesson`));
    await expect(panel).toContainText('Progress is not saved on this page.');
  }
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);

  const answers = page.locator('[data-faq-panel]:visible');
  const question = page.locator('#faq summary').nth(1);
  await question.press('Enter');
  await expect(page.locator(`#${await question.getAttribute('data-faq')}`)).toBeVisible();
  await page.locator('#faq summary').first().click();
  await expect(answers).toHaveCount(1);
  const all = labeled(page, 'View All FAQs');
  const status = page.locator('[data-faq-status]');
  await all.click();
  await expect(answers).toHaveCount(6);
  await expect(status).toHaveText('All 6 answers shown');
  await expect(all).toBeFocused();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await all.press('Enter');
  await expect(answers).toHaveCount(0);
  await expect(status).toHaveText('All answers hidden');
  await question.press('Enter');
  await expect(status).toHaveText('');
  await expect(all).toHaveText('View All FAQs');
});

const { partners, token } = owner.links;
const platformLabels = owner.lists.community.platforms.map(({ id }) =>
  t(`community.platforms.${id}.button`),
);

/** The accessible name, its published address, and where the reason is shown until then. */
const SOON = [
  ...owner.lists.community.platforms.map(({ id, name, link }, index) => {
    const label = platformLabels[index] ?? '';
    const isShared = platformLabels.filter((other) => other === label).length > 1;
    const key = `community.platforms.${id}` as const;
    return {
      section: 'community' as const,
      name: isShared ? `${label}, ${name}` : label,
      address: link,
      key,
    };
  }),
  {
    section: 'partners',
    name: t('partners.inquiries.label'),
    address: partners && `mailto:${partners}`,
    key: 'partners.inquiries',
  },
  { section: 'token', name: t('token.get.label'), address: token, key: 'token.get' },
] as const;

test(
  'links a published button, and explains an unpublished one',
  { tag: '@brand' },
  async ({ page, site }) => {
    await page.goto(site);
    for (const { section, name, address, key } of SOON) {
      if (!hasSection(owner, section)) continue;
      const reason = t(`${key}.reason`);
      const button = page.getByRole('button', { name, exact: true });
      if (address !== '') {
        const link = page.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', address);
        await expect(button).toHaveCount(0);
        continue;
      }
      await expect(button).toBeDisabled();
      await expect(button).not.toHaveAttribute('disabled');
      await expect(button).toHaveAccessibleDescription(reason);
      const card = button.locator('xpath=../..');
      const status = card.getByRole('status');
      for (const act of ['click', 'tap', 'Enter', 'Space']) {
        await status.evaluate((element) => (element.textContent = ''));
        if (act === 'click' || act === 'tap') await button[act]({ force: true });
        else await button.press(act);
        await expect(status, `${name}, ${act}`).toHaveText(reason);
        await expect(status).toBeVisible();
      }
      await expect(button).toBeFocused();
    }
    expect(new URL(page.url()).pathname).toBe('/');
  },
);
