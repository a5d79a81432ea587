/**
 * What the reserved 600 px show. `loading`: the frame, with a drawn form behind it; `ready`: the form
 * said so; `silent`: it did not in time. A form of an outside service never says anything, so for it
 * `silent` is no proof. `attempt`: how often the form was asked for anew; the frame of attempt 0 is
 * the one that stood in the HTML.
 */
export type FrameState =
  { kind: 'asking' } | { kind: 'loading' | 'ready' | 'silent'; attempt: number };

export type FrameEvent = 'shown' | 'said ready' | 'stayed silent' | 'try again' | 'hidden';

/**
 * @returns the state after an event; the same one where the event says nothing new. Each `shown` and
 *   `try again` is another attempt. A form that speaks late takes the place of the fallback.
 */
export function frameState(state: FrameState, event: FrameEvent): FrameState {
  const attempt = state.kind === 'asking' ? 0 : state.attempt;
  switch (event) {
    case 'shown':
    case 'try again':
      return { kind: 'loading', attempt: attempt + 1 };
    case 'said ready':
      return state.kind === 'asking' ? state : { kind: 'ready', attempt };
    case 'stayed silent':
      return state.kind === 'loading' ? { kind: 'silent', attempt } : state;
    case 'hidden':
      return { kind: 'asking' };
  }
}
