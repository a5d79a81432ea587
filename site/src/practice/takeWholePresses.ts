/** What just appeared takes no press for so long: it was meant for what stood there before. */
const UNSEEN_MS = 500;

/**
 * Lets a press count only if it began on what is shown. The yellow buttons of each step stand where
 * those of the last one stood: impatient taps would approve what nobody has read.
 * @param shownAt when a step or a request last appeared, on the clock of events.
 */
export function takeWholePresses(dialog: HTMLElement | null, shownAt: { current: number }): void {
  // Close stays where it is from the beginning.
  const openedAt = performance.now();
  const judge = (event: MouseEvent) => {
    const { detail, target, timeStamp } = event;
    const isClose = target instanceof Element && target.closest('[data-practice-close]');
    // The click of a key counts none.
    if (!detail || timeStamp - (isClose ? openedAt : shownAt.current) >= UNSEEN_MS) return;
    // Whoever goes on tapping waits on.
    shownAt.current = timeStamp;
    event.preventDefault();
    event.stopPropagation();
  };
  // They go with the dialog. `mousedown` would take focus away from what opened.
  dialog?.addEventListener('mousedown', judge, true);
  dialog?.addEventListener('click', judge, true);
}
