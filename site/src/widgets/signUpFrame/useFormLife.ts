import { useEffect } from 'react';
import type { RefObject } from 'react';
import { FORM_READY } from '#contract/formFrame.ts';
import { seconds } from '../../lib/time.ts';
import type { FormProvider } from './formAddress.ts';
import type { FrameEvent, FrameState } from './frameState.ts';
import type { FrameWorld } from './frameWorld.ts';

const PATIENCE = seconds(8);

type FormLife = {
  frame: RefObject<HTMLIFrameElement | null>;
  form: FormProvider;
  state: FrameState;
  send: (event: FrameEvent) => void;
  world: FrameWorld;
};

/**
 * Listens for the embedded form's sign of life. Nothing else proves one: a frame's `load` event
 * comes for error pages and refused connections alike. A form of an outside service is not waited
 * for, because it never says anything.
 */
export function useFormLife({ frame, form, state, send, world }: FormLife): void {
  const origin = form.provider === 'embedded' ? new URL(form.origin).origin : null;
  const attempt = state.kind === 'asking' ? 0 : state.attempt;
  const waiting = state.kind === 'loading';

  useEffect(() => {
    if (origin === null) return undefined;
    return world.onMessage(({ origin: from, source, data }) => {
      const ours = from === origin && source === frame.current?.contentWindow;
      if (ours && data === FORM_READY) send('said ready');
    });
  }, [origin, attempt, frame, send, world]);

  useEffect(() => {
    if (origin === null || !waiting || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = world.onVisible(frame.current, () => {
      timer = setTimeout(() => send('stayed silent'), PATIENCE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [origin, attempt, waiting, frame, send, world]);
}
