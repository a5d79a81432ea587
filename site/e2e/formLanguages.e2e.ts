import { FIELDS, type FieldErrors, SIGN_UP_PATH } from '#contract/signUpForm.ts';
import { getFormPath } from '../src/data/form.ts';
import { languages } from '../src/data/languages.ts';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { expect, test } from './fixtures.ts';

// Frame widths at windows of 320, 390, 768 and 1440 px, with the largest text that fits.
const LIKELY: FieldErrors = { email: 'invalid', consent: 'missing' };
const CODES = { email: 'invalid', text: 'tooLong', choice: 'invalid' } as const;
// Browsers prevent errors in text lines and choices. Three fields leave room even for these.
const EVERY: FieldErrors = {
  ...LIKELY,
  ...(FIELDS.length <= 3 &&
    Object.fromEntries(FIELDS.map(({ name, kind }) => [name, CODES[kind]]))),
};
const LOOKS = [
  { width: 260, size: 16, errors: EVERY },
  { width: 330, size: 16, errors: EVERY },
  { width: 600, size: 32, errors: LIKELY },
  { width: 688, size: 32, errors: LIKELY },
];

for (const language of languages) {
  test(`the form in "${language}" fits 600 px with all its errors`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(/422/);
    const browser = await page.context().newCDPSession(page);
    let look = LOOKS[0];
    await page.route(`**${SIGN_UP_PATH}`, (route) =>
      route.fulfill({ status: 422, json: { errors: look?.errors } }),
    );
    await page.route(`${site}/around`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Around</title><iframe src="${getFormPath(language)}" width="${look?.width}" height="600"></iframe>`,
      }),
    );
    const shown = page.frameLocator('iframe');
    const warning = shown.getByText(createTranslator(owner, language)('form.warning'));
    const overflow = () =>
      shown.locator('html').evaluate(({ scrollHeight, scrollWidth }) => ({
        down: scrollHeight - innerHeight,
        across: scrollWidth - innerWidth,
      }));
    for (look of LOOKS) {
      const state = `${look.width} px wide, text of ${look.size} px`;
      // As set in the browser.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: look.size } });
      await page.goto(`${site}/around`);
      await expect.poll(overflow, state).toEqual({ down: 0, across: 0 });
      await shown.locator('summary').click();
      expect(await overflow(), state).toEqual({ down: 0, across: 0 });
      await expect(warning).toBeInViewport({ ratio: 1 });
      await shown.getByRole('button').click();
      const sentences = shown.locator('[id$="-error"]:not(:empty)');
      await expect(sentences).toHaveCount(Object.keys(look.errors).length);
      expect(await overflow(), state).toEqual({ down: 0, across: 0 });
      await expect(warning).toBeInViewport({ ratio: 1 });
    }
  });
}
