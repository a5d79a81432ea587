import * as z from 'zod/mini';
import { FORM_READY, FORM_SENT } from '#contract/formFrame.ts';
import type { Owner } from '#site/owner/settings.ts';

/**
 * The form's provider. Our own form is at `path` in the page's language. `origin` is empty unless it has another host
 * name than the page.
 */
export type FormProvider =
  | Exclude<Owner['form'], { provider: 'none' | 'embedded' }>
  | { provider: 'embedded'; origin: string; path: string };

/** The form's address. A path if our own form has the page's host name, as in the HTML. */
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

/** The names that our own form, HubSpot, Typeform and Tally give to their messages. */
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

const name = z.optional(z.string());
/** The field with that name in messages of HubSpot, Typeform and Tally. */
const Message = z.object({ eventName: name, type: name, event: name });

/**
 * Reads a form's message: it is shown, or a visitor has sent it.
 * @param data from the form's own frame and origin. Returns `undefined` for anything else.
 */
export function formEvent(data: unknown): 'ready' | 'sent' | undefined {
  const { data: said } = Message.safeParse(typeof data === 'string' ? parseJson(data) : data);
  return EVENTS.get(said?.eventName ?? said?.type ?? said?.event);
}

/** Tally sends JSON. Our own form sends just the name. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { event: text };
  }
}
