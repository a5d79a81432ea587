import * as z from 'zod/mini';

const EVENTS = {
  onFormReady: 'ready',
  onFormSubmitted: 'sent',
  'form-ready': 'ready',
  'form-submit': 'sent',
  'Tally.FormLoaded': 'ready',
  'Tally.FormSubmitted': 'sent',
} as const;

/** What the forms of HubSpot, Typeform and Tally post to the page around them; Tally as JSON. */
const Message = z.union([
  z.object({
    type: z.literal('hsFormCallback'),
    eventName: z.enum(['onFormReady', 'onFormSubmitted']),
  }),
  z.object({ type: z.enum(['form-ready', 'form-submit']) }),
  z.object({ event: z.enum(['Tally.FormLoaded', 'Tally.FormSubmitted']) }),
]);

/**
 * What an outside form says of itself: that it is shown, or that a visitor has sent it.
 * @param data of a message from the form's own frame and origin; `undefined` for all that means neither.
 */
export function outsideFormEvent(data: unknown): 'ready' | 'sent' | undefined {
  const { data: message } = Message.safeParse(typeof data === 'string' ? parseJson(data) : data);
  if (message === undefined) return undefined;
  if ('event' in message) return EVENTS[message.event];
  return EVENTS[message.type === 'hsFormCallback' ? message.eventName : message.type];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
