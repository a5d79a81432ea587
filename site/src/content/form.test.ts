import { expect, test } from 'vitest';
import { FormWords } from '#contract/formWords.ts';
import { form } from './en/form.ts';
import { parseContent } from './parseContent.ts';
import { fileOf } from './readFiles.ts';

test('a text of the form that is missing, empty or without its place stops the build with file and key', () => {
  const { email: _email, ...rest } = form;
  const words = { ...rest, send: '', heading: 'Inscription', trap: '{name}' };
  const check = () => parseContent('form', FormWords, words as FormWords, fileOf('fr', 'form'));
  expect(check).toThrow('\n  send: Write the words;');
  expect(check).toThrow('\n  heading: Write {name} into it, and nothing else in braces.');
  expect(check).toThrow('\n  trap: Leave out what stands in braces');
  expect(check).toThrow('\n  email: This is missing.');
  expect(check).toThrow('Fix it in site/src/content/fr/form.ts.');
});
