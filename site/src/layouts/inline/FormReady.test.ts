import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FORM_READY } from '#contract/formFrame.ts';

const ORIGIN = 'https://form.example';
const FORM_FRAME = {};
const SCRIPT = /<script[^>]*>([^]*)<\/script>/.exec(
  readFileSync('site/src/layouts/inline/FormReady.astro', 'utf8'),
)?.[1];

test.each([
  ['the form', { data: FORM_READY, source: FORM_FRAME }, ORIGIN],
  ['another frame', { data: FORM_READY, source: {} }, undefined],
  ['the form, with other data', { data: 'other', source: FORM_FRAME }, undefined],
])('handles a message from %s', (_, message, formReady) => {
  const dataset: Record<string, string> = {};
  const document = {
    querySelector: (selector: string) =>
      selector === '#tmx-form-section iframe' ? { contentWindow: FORM_FRAME } : null,
    documentElement: { dataset },
  };
  const addEventListener = (_type: string, handle: (event: object) => void) =>
    handle({ ...message, origin: ORIGIN });
  runInNewContext(SCRIPT ?? '', { FORM_READY, document, addEventListener });
  expect(dataset['formReady']).toBe(formReady);
});
