import * as z from 'zod/mini';
import { FORM_READY, FORM_SENT } from '#contract/formFrame.ts';
import type { Owner } from '#site/owner/settings.ts';

/**
 * Who shows the form. Our own stands at `path` in the page's language; `origin` is empty unless it is
 * answered under another host name than the page.
 */
export type FormProvider =
  | Exclude<Owner['form'], { provider: 'none' | 'embedded' }>
  | { provider: 'embedded'; origin: string; path: string };

/** Where the form itself is: our own under the page's host name as a path, as the HTML has it. */
export function formAddress(form: FormProvider): string {
  switch (form.provider) {
    case 'embedded':
      return `${form.origin}${form.path}`;
    case 'leadconnector':
      return new URL(`/widget/form/${form.formId}`, form.host).href;
    case 'url':
      return form.url;
  }
}

/** What our own form, and those of HubSpot, Typeform and Tally, call what concerns the page around them. */
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
/** Where HubSpot, Typeform and Tally post that name. */
const Message = z.object({ eventName: name, type: name, event: name });

/**
 * What a form says of itself: that it is shown, or that a visitor has sent it.
 * @param data of a message from the form's own frame and origin; `undefined` for all that means neither.
 */
export function formEvent(data: unknown): 'ready' | 'sent' | undefined {
  const { data: said } = Message.safeParse(typeof data === 'string' ? parseJson(data) : data);
  return EVENTS.get(said?.eventName ?? said?.type ?? said?.event);
}

/** Tally's messages are JSON; our own form's are the name alone. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { event: text };
  }
}
