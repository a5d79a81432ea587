import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getFormUrl, formEvent, type FormProvider } from './formProvider.ts';
import { FormIframe } from './FormIframe.tsx';

const leadconnector: FormProvider = {
  provider: 'leadconnector',
  formId: 'AbC123',
  host: 'https://forms.example.com',
  formName: 'Sign up',
};

test('a LeadConnector form has its address and layout attributes', () => {
  const address = 'https://forms.example.com/widget/form/AbC123';
  expect(getFormUrl(leadconnector)).toBe(address);
  const state = { kind: 'loading', attempt: 0 } as const;
  const props = { title: 'A', form: leadconnector, address, frame: null, ...state };
  const html = renderToStaticMarkup(createElement(FormIframe, props));
  expect(html).toContain(
    'id="inline-AbC123" data-layout="{&#x27;id&#x27;:&#x27;INLINE&#x27;}" data-trigger-type="alwaysShow" data-trigger-value="" data-activation-type="alwaysActivated" data-activation-value="" data-deactivation-type="neverDeactivate" data-deactivation-value="" data-form-name="Sign up" data-height="600" data-layout-iframe-id="inline-AbC123" data-form-id="AbC123"',
  );
});

test.each<[string, unknown, 'ready' | 'sent' | undefined]>([
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormReady', id: '1' }, 'ready'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmitted', data: {} }, 'sent'],
  // Before HubSpot has accepted it.
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmit' }, undefined],
  ['Typeform', { type: 'form-submit', responseId: '1' }, 'sent'],
  ['Tally', '{"event":"Tally.FormLoaded","payload":{"formId":"1"}}', 'ready'],
  ['another', { type: 'hsFormCallback', eventName: 'toString' }, undefined],
  ['our own', 'form:sent', 'sent'],
  ['another', null, undefined],
])('a form of %s that sends %j means %s', (_, data, event) => {
  expect(formEvent(data)).toBe(event);
});
