import { FIELDS, type FieldErrors, SIGN_UP_PATH } from '#contract/signUpForm.ts';
import { getFormPath } from '../src/data/form.ts';
import { languages } from '../src/data/languages.ts';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { expect, test } from './fixtures.ts';

const LIKELY_ERRORS: FieldErrors = { email: 'invalid', consent: 'missing' };
const ERROR_CODES = { email: 'invalid', text: 'tooLong', choice: 'invalid' } as const;
// Browsers prevent errors in text fields and choices, so those don't have to fit in forms with many fields.
const ALL_ERRORS: FieldErrors = {
  ...LIKELY_ERRORS,
  ...(FIELDS.length <= 3 &&
    Object.fromEntries(FIELDS.map(({ name, kind }) => [name, ERROR_CODES[kind]]))),
};
/** Frame widths for viewports of 320, 390, 768, and 1440 px, with the largest font size that has to fit. */
const FRAMES = [
  { width: 260, fontSize: 16, errors: ALL_ERRORS },
  { width: 330, fontSize: 16, errors: ALL_ERRORS },
  { width: 600, fontSize: 32, errors: LIKELY_ERRORS },
  { width: 688, fontSize: 32, errors: LIKELY_ERRORS },
];

for (const language of languages) {
  test(`the "${language}" form fits in 600 px with all errors showing`, async ({
    page,
    site,
    basePath,
    consoleErrors,
  }) => {
    consoleErrors.allow(/422/);
    const devTools = await page.context().newCDPSession(page);
    let frame = FRAMES[0];
    await page.route(`**${SIGN_UP_PATH}`, (route) =>
      route.fulfill({ status: 422, json: { errors: frame?.errors } }),
    );
    await page.route(`${site}/parent`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Parent</title><iframe src="${basePath}${getFormPath(language)}" width="${frame?.width}" height="600"></iframe>`,
      }),
    );
    const form = page.frameLocator('iframe');
    const warning = form.getByText(createTranslator(owner, language)('form.warning'));
    const getOverflow = () =>
      form.locator('html').evaluate(({ scrollHeight, scrollWidth }) => ({
        x: scrollWidth - innerWidth,
        y: scrollHeight - innerHeight,
      }));
    for (frame of FRAMES) {
      const state = `${frame.width} px wide, font size of ${frame.fontSize} px`;
      // Like changing the font size in the browser's settings.
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: frame.fontSize } });
      await page.goto(`${site}/parent`);
      await expect.poll(getOverflow, state).toEqual({ x: 0, y: 0 });
      await form.locator('summary').click();
      expect(await getOverflow(), state).toEqual({ x: 0, y: 0 });
      await expect(warning).toBeInViewport({ ratio: 1 });
      await form.getByRole('button').click();
      const errors = form.locator('[id$="-error"]:not(:empty)');
      await expect(errors).toHaveCount(Object.keys(frame.errors).length);
      expect(await getOverflow(), state).toEqual({ x: 0, y: 0 });
      await expect(warning).toBeInViewport({ ratio: 1 });
    }
  });
}
