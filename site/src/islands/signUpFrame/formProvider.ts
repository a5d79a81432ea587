import * as z from 'zod/mini';
import { FORM_READY, FORM_SENT } from '#contract/formFrame.ts';
import type { Owner } from '#site/owner/settings.ts';

export type FormProvider =
  | Exclude<Owner['form'], { provider: 'none' | 'embedded' }>
  /** Our own form. `origin` is empty if the form is on the page's origin. */
  | { provider: 'embedded'; origin: string; path: string };

/** Returns the form's URL. If our own form is on the page's origin, this is a path. */
export function getFormUrl(form: FormProvider): string {
  switch (form.provider) {
    case 'embedded':
      return `${form.origin}${form.path}`;
    case 'leadconnector':
      return new URL(`/widget/form/${form.formId}`, form.host).href;
    case 'url':
      return form.url;
  }
}

/** Events by the names that our own form, HubSpot, Typeform, and Tally use in their messages. */
const EVENTS = new Map<string | undefined, 'ready' | 'sent'>([
  [FORM_READY, 'ready'],
  [FORM_SENT, 'sent'],
  ['onFormReady', 'ready'],
  ['onFormSubmitted', 'sent'],
  ['form-ready', 'ready'],
  ['form-submit', 'sent'],
  ['Tally.FormLoaded', 'ready'],
  ['Tally.FormSubmitted', 'sent'],
]);

const eventName = z.optional(z.string());
/** A message from HubSpot, Typeform, or Tally. Each puts the event name in a different field. */
const Message = z.object({ eventName, type: eventName, event: eventName });

/**
 * Parses a message from a form. Returns `ready` if the form has loaded, `sent` if the visitor has sent it, and
 * undefined for other messages.
 * @param data the message. The caller must check that it is from the form's frame and origin.
 */
export function parseFormEvent(data: unknown): 'ready' | 'sent' | undefined {
  const { data: message } = Message.safeParse(typeof data === 'string' ? parseString(data) : data);
  return EVENTS.get(message?.eventName ?? message?.type ?? message?.event);
}

/** Parses JSON from Tally. Our own form sends only the event name. */
function parseString(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { event: text };
  }
}
