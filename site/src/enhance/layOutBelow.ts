/**
 * Lays out the sections below the first view, each in a task of its own: all at once they are a
 * pause just when the reader first scrolls. Until its turn comes a section keeps an estimated height
 * (`levels.css`), and the browser lays it out itself should it come into view.
 *
 * Every turn waits for an image that cannot load: that holds the page's `load` event back, so that
 * whoever waits for it finds the page complete. WebKit lets the event go a few turns early: it ends
 * the waiting.
 */
export function layOutBelow(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.level section,footer')];
  const takeTurn = () => {
    const turn = new Image();
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and in the HTML
    turn.onerror = () => {
      const section = waiting.shift();
      if (!section) return;
      section.dataset['ready'] = '';
      void section.offsetHeight;
      takeTurn();
    };
    turn.src = 'data:,';
  };
  takeTurn();
  addEventListener('load', layOutAll);
}

/** Ends the waiting: a jump needs to know every height on its way. */
export function layOutAll(): void {
  document.documentElement.classList.remove('turns');
}
