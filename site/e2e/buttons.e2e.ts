import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { hasSection } from '../src/data/sections.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { SIGN_UP_HEADING } from './signUpForm.ts';
import { expect, test } from './fixtures.ts';

const t = createTranslator(owner, owner.languages[0] ?? '');

test.use({ hasTouch: true });

const getControl = (page: Page, label: string, container = 'main') =>
  page.locator(container).locator('a, button, summary').filter({ hasText: label });

/** Buttons that open the form, with the element that contains them. */
const FORM_LINKS = [
  ['Start Trading Now', 'header'],
  ['Start Trading Now', '#top'],
  ['Connect Wallet & Trade', '#how-it-works'],
  ['Join the Action', '#live-activity'],
  ['Get Started Today', '#get-started'],
] as const;

test("buttons focus the form's heading or expand courses and answers", async ({ page, site }) => {
  await page.goto(site);
  for (const [label, container] of FORM_LINKS) {
    await getControl(page, label, container).click();
    const heading = page.getByRole('heading', { name: SIGN_UP_HEADING });
    await expect(heading, `${label} in ${container}`).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).hash).toBe('#tmx-form-section');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  }
  for (const course of owner.lists.academy.courses) {
    const key = `academy.courses.${course.id}` as const;
    const lessons = Array.from({ length: course.lessons }, (_, index) =>
      t(`${key}.lessons.${index + 1}`),
    );
    const name = `Start Course, ${t(`${key}.title`)}`;
    const button = page.locator('summary').and(page.getByLabel(name));
    await button.click();
    const panel = page.locator(`#${await button.getAttribute('data-opens')}`);
    await expect(panel.locator('li')).toHaveText(lessons);
    await expect(panel).toContainText(t(`${key}.firstLesson`));
    await expect(panel).toContainText('Progress is not saved on this page.');
  }
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);

  const answers = page.locator('[data-faq-panel]:visible');
  const question = page.locator('#faq summary').nth(1);
  await question.press('Enter');
  await expect(page.locator(`#${await question.getAttribute('data-faq')}`)).toBeVisible();
  await page.locator('#faq summary').first().click();
  await expect(answers).toHaveCount(1);
  const allButton = getControl(page, 'View All FAQs');
  const status = page.locator('[data-faq-status]');
  await allButton.click();
  await expect(answers).toHaveCount(6);
  await expect(status).toHaveText('All 6 answers shown');
  await expect(allButton).toBeFocused();
  await expect(allButton).toHaveAttribute('aria-expanded', 'true');
  await allButton.press('Enter');
  await expect(answers).toHaveCount(0);
  await expect(status).toHaveText('All answers hidden');
  await question.press('Enter');
  await expect(status).toHaveText('');
  await expect(allButton).toHaveText('View All FAQs');
});

const { partners, token } = owner.links;
const platformLabels = owner.lists.community.platforms.map(({ id }) =>
  t(`community.platforms.${id}.button`),
);

/** The owner can publish these later: accessible name, URL (if already published), and message key. */
const PUBLISHABLE_BUTTONS = [
  ...owner.lists.community.platforms.map(({ id, name, link }, index) => {
    const label = platformLabels[index] ?? '';
    const isShared = platformLabels.filter((other) => other === label).length > 1;
    const key = `community.platforms.${id}` as const;
    return {
      section: 'community' as const,
      name: isShared ? `${label}, ${name}` : label,
      url: link,
      key,
    };
  }),
  {
    section: 'partners',
    name: t('partners.inquiries.label'),
    url: partners && `mailto:${partners}`,
    key: 'partners.inquiries',
  },
  // Without a token, its text has no value for {token}.
  ...(hasSection(owner, 'token')
    ? [
        {
          section: 'token' as const,
          name: t('token.get.label'),
          url: token,
          key: 'token.get' as const,
        },
      ]
    : []),
] as const;

test(
  "links published buttons and explains why the others don't work yet",
  { tag: '@brand' },
  async ({ page, site, basePath }) => {
    await page.goto(site);
    for (const { section, name, url, key } of PUBLISHABLE_BUTTONS) {
      if (!hasSection(owner, section)) continue;
      const reason = t(`${key}.reason`);
      const button = page.getByRole('button', { name, exact: true });
      if (url !== '') {
        const link = page.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', url);
        await expect(button).toHaveCount(0);
        continue;
      }
      await expect(button).toBeDisabled();
      await expect(button).not.toHaveAttribute('disabled');
      await expect(button).toHaveAccessibleDescription(reason);
      const card = button.locator('xpath=../..');
      const status = card.getByRole('status');
      for (const action of ['click', 'tap', 'Enter', 'Space']) {
        await status.evaluate((element) => (element.textContent = ''));
        if (action === 'click' || action === 'tap') await button[action]({ force: true });
        else await button.press(action);
        await expect(status, `${name}, ${action}`).toHaveText(reason);
        await expect(status).toBeVisible();
      }
      await expect(button).toBeFocused();
    }
    expect(new URL(page.url()).pathname).toBe(`${basePath}/`);
  },
);
