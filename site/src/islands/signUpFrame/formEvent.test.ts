import { expect, test } from 'vitest';
import { formEvent } from './formEvent.ts';

test.each<[string, unknown, 'ready' | 'sent' | undefined]>([
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormReady', id: '1' }, 'ready'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmitted', data: {} }, 'sent'],
  // Before HubSpot has taken it.
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmit' }, undefined],
  ['Typeform', { type: 'form-ready', embedId: '1' }, 'ready'],
  ['Typeform', { type: 'form-submit', responseId: '1' }, 'sent'],
  ['Typeform', { type: 'form-screen-changed' }, undefined],
  ['Tally', '{"event":"Tally.FormLoaded","payload":{"formId":"1"}}', 'ready'],
  ['Tally', '{"event":"Tally.FormSubmitted","payload":{"fields":[]}}', 'sent'],
  ['Tally', '{"event":"Tally.FormPageView","payload":{"page":1}}', undefined],
  ['another', { type: 'hsFormCallback', eventName: 'toString' }, undefined],
  ['our own', 'form:ready', 'ready'],
  ['our own', 'form:sent', 'sent'],
  ['our own', 'form:begun', undefined],
  ['another', null, undefined],
])('a form of %s that says %j is heard as %s', (_, data, event) => {
  expect(formEvent(data)).toBe(event);
});
