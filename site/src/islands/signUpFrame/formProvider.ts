import * as z from 'zod/mini';
import { CLICK_IDS, FORM_READY, FORM_SENT, UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';
import type { Owner } from '#contract/owner.ts';

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

/**
 * The script that stands right after the frame. It adds the page's campaign, each parameter cut to its limit,
 * and what our own form is told besides to the frame's address, which the HTML cannot know: whoever changed
 * that later would load the form anew, without what the visitor has typed by then. A frame that is made later
 * takes its address from `data-address`.
 * @param told names of data attributes of `html`, such as the chosen theme.
 * @param clickIds whether what advertising services add to a link is passed on, too; never for a browser that asks
 *   for privacy.
 */
export const campaignScript = (told: readonly string[], clickIds: boolean): string => `{
  const frame = document.querySelector('#tmx-form-section iframe');
  const address = new URL(frame.dataset.address, location.href);
  const add = (key, value) => {
    if (value) address.searchParams.set(key, value);
  };
  const page = new URLSearchParams(location.search);
  for (const key of ${JSON.stringify(UTM_KEYS)})
    add(key, [...(page.get(key) ?? '')].slice(0, ${UTM_MAX_LENGTH}).join(''));
  ${told.map((name) => `add('${name}', document.documentElement.dataset.${name});`).join('')}
  ${clickIds ? PASS_CLICK_IDS : ''}
  frame.dataset.address = address.href;
  if (frame.src && frame.src !== address.href) frame.src = address.href;
}`;

const PASS_CLICK_IDS = `if (!navigator.globalPrivacyControl && navigator.doNotTrack !== '1')
    for (const key of ${JSON.stringify(CLICK_IDS)}) add(key, page.get(key));`;

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
