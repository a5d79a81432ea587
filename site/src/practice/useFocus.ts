import { useLayoutEffect, useRef, type RefObject } from 'react';
import { STEP, focusAfter, focusOn } from './flow/focus.ts';
import { flowOf, type Session } from './flow/session.ts';
import { takeWholePresses } from './takeWholePresses.ts';

const BAR = ['[data-watch-play]', '[data-watch-forward]:enabled', '[data-watch-take]'];

/** Moves focus to what opened, and never leaves it on what is gone. */
export function useFocus(dialog: RefObject<HTMLElement | null>, session: Session): void {
  const before = useRef<Session>(null);
  const shownAt = useRef(0);
  useLayoutEffect(() => takeWholePresses(dialog.current, shownAt), [dialog]);
  useLayoutEffect(() => {
    const wanted = wantedFocus(before.current, session);
    before.current = session;
    if (session.mode === 'walk' && wanted.length > 0) shownAt.current = performance.now();
    const within = dialog.current;
    if (!within) return;
    const isLost = !document.activeElement?.matches(':enabled, h3, h4, a');
    const choices = wanted.length > 0 || !isLost ? wanted : session.mode === 'watch' ? BAR : [STEP];
    for (const choice of choices) {
      const place = within.querySelector<HTMLElement>(choice);
      place?.focus();
      if (place && place === document.activeElement) return;
    }
  }, [dialog, session]);
}

function wantedFocus(before: Session | null, after: Session): string[] {
  if (after.mode === 'watch') return before ? [] : BAR;
  return before?.mode === 'walk' ? focusAfter(before.flow, after.flow) : focusOn(flowOf(after));
}
