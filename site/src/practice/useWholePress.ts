import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What just appeared takes no press for so long: that was meant for what stood there before. */
const UNSEEN_MS = 400;

/**
 * Lets a press count only if it began on what is shown. The yellow buttons of each step stand where
 * those of the last one stood: impatient taps would approve what nobody has read.
 * @returns holds when a step or a request last appeared, on the clock of events; set by the caller.
 */
export function useWholePress(dialog: RefObject<HTMLElement | null>): RefObject<number> {
  const shownAt = useRef(0);
  useLayoutEffect(() => {
    let began = 0;
    const judge = (event: MouseEvent) => {
      const { detail, timeStamp } = event;
      // The later clicks of a double click began with its first; the click of a key counts none.
      if (detail === 1) began = timeStamp;
      if (detail === 0 || began - shownAt.current > UNSEEN_MS) return;
      // Whoever goes on tapping waits on.
      shownAt.current = timeStamp;
      event.preventDefault();
      event.stopPropagation();
    };
    // They go with the dialog. `mousedown` would take focus away from what opened.
    dialog.current?.addEventListener('mousedown', judge, true);
    dialog.current?.addEventListener('click', judge, true);
  }, [dialog]);
  return shownAt;
}
