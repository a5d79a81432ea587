import type { FormStep } from '#contract/countNames.ts';
import { FORM_BEGUN, FORM_SENT } from '#contract/formFrame.ts';
import { whenSeen } from './whenSeen.ts';

const SAID = new Map<unknown, FormStep>([
  [FORM_BEGUN, 'begun'],
  [FORM_SENT, 'sent'],
]);

/** Whether the form was seen, and what our own says of itself; filled in as it happens. */
export function watchForm(): ReadonlySet<FormStep> {
  const steps = new Set<FormStep>();
  const frame = () => document.querySelector<HTMLIFrameElement>('#tmx-form-section iframe');
  // Around the frame, which may be another one by then; `inert`: the visitor is asked first.
  const spot = frame()?.parentElement;
  if (spot) whenSeen(spot, () => frame()?.hasAttribute('inert') || steps.add('seen'));
  addEventListener('message', ({ data, source }) => {
    const step = SAID.get(data);
    if (step && source === frame()?.contentWindow) steps.add(step);
  });
  return steps;
}
