import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '../../i18n/translate.ts';
import { SignUp } from './SignUp.tsx';

const t = translator('en');
const CHILD = 'The form stands here.';

function draw(address: string | undefined) {
  const section = createElement(SignUp, { t, language: 'en', address }, CHILD);
  const html = renderToStaticMarkup(section);
  return { html, text: html.replaceAll(/<[^>]*>/g, '') };
}

test('a form that is open stands in its section, with a link to a tab of its own', () => {
  const { html, text } = draw('/form/');
  expect(text).toContain(CHILD);
  expect(html).toMatch(/<a href="\/form\/" target="_blank"[^>]*>Open the form in a new tab</);
  expect(text).not.toContain(t('signUp.notOpen'));
});

test('where there is no form the section says that sign-up is not open, and leads nowhere', () => {
  const { text } = draw(undefined);
  expect(text).toContain(t('signUp.notOpen'));
  expect(text).not.toContain(CHILD);
  expect(text).not.toContain(t('signUp.openInNewTab'));
});
