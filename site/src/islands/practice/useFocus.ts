import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { State } from './reducer.ts';
import { focusAfter, focusWhenLost } from './transitions.ts';

/** Moves focus to what opened, and never leaves it on what is gone. */
export function useFocus(dialog: RefObject<HTMLElement | null>, state: State): void {
  const before = useRef<State>(null);
  useLayoutEffect(() => {
    const wanted = focusAfter(before.current, state);
    before.current = state;
    const isLost = !document.activeElement?.matches(':enabled, h3, h4, a');
    const choices = wanted.length === 0 && isLost ? focusWhenLost(state) : wanted;
    for (const choice of choices) {
      const place = dialog.current?.querySelector<HTMLElement>(choice);
      place?.focus();
      if (place && place === document.activeElement) return;
    }
  }, [dialog, state]);
}
