import * as z from 'zod/mini';
import { FORM_READY, FORM_SENT } from '#contract/formFrame.ts';
import type { Owner } from '#site/owner/settings.ts';

export type FormProvider =
  | Exclude<Owner['form'], { provider: 'none' | 'embedded' }>
  /** `origin` is empty for same-origin. */
  | { provider: 'embedded'; origin: string; path: string };

/** Returns just a path if our form has the same origin as the page. */
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

/** Event names that our form, HubSpot, Typeform, and Tally use in their messages. */
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
/** HubSpot, Typeform, and Tally each put the event name in a different field. */
const Message = z.object({ eventName, type: eventName, event: eventName });

/**
 * Returns `ready` if the form has loaded, `sent` if the visitor has sent it, and undefined for any other message.
 * @param data the message. Check that it's from the form's frame and origin before you call this.
 */
export function parseFormEvent(data: unknown): 'ready' | 'sent' | undefined {
  const { data: message } = Message.safeParse(typeof data === 'string' ? parseString(data) : data);
  return EVENTS.get(message?.eventName ?? message?.type ?? message?.event);
}

/** Tally sends JSON. Our own form just sends the event name. */
function parseString(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { event: text };
  }
}
