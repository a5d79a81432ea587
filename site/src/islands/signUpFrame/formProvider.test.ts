import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getFormUrl, parseFormEvent, type FormProvider } from './formProvider.ts';
import { FormIframe } from './FormIframe.tsx';

const leadconnector: FormProvider = {
  provider: 'leadconnector',
  formId: 'AbC123',
  host: 'https://forms.example.com',
  formName: 'Sign up',
};

test('renders a LeadConnector form with its URL and layout attributes', () => {
  const url = 'https://forms.example.com/widget/form/AbC123';
  expect(getFormUrl(leadconnector)).toBe(url);
  const props = {
    title: 'A',
    form: leadconnector,
    url,
    frame: null,
    attempt: 0,
    state: 'loading',
  } as const;
  const html = renderToStaticMarkup(createElement(FormIframe, props));
  expect(html).toContain(
    'id="inline-AbC123" data-layout="{&#x27;id&#x27;:&#x27;INLINE&#x27;}" data-trigger-type="alwaysShow" data-trigger-value="" data-activation-type="alwaysActivated" data-activation-value="" data-deactivation-type="neverDeactivate" data-deactivation-value="" data-form-name="Sign up" data-height="600" data-layout-iframe-id="inline-AbC123" data-form-id="AbC123"',
  );
});

test.each<[string, unknown, 'ready' | 'sent' | undefined]>([
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormReady', id: '1' }, 'ready'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmitted', data: {} }, 'sent'],
  // At this point, HubSpot hasn't accepted the form yet.
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmit' }, undefined],
  ['Typeform', { type: 'form-submit', responseId: '1' }, 'sent'],
  ['Tally', '{"event":"Tally.FormLoaded","payload":{"formId":"1"}}', 'ready'],
  ['another service', { type: 'hsFormCallback', eventName: 'toString' }, undefined],
  ['our own form', 'form:sent', 'sent'],
  ['another service', null, undefined],
])('parses a message from %s (%j) as %s', (_, data, event) => {
  expect(parseFormEvent(data)).toBe(event);
});
