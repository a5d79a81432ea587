// A machine with other work starves a browser for many seconds; only what never comes waits so long.
const PATIENCE_MS = 60_000;
const STEP_MS = 100;

/** A document in a browser: the page, or the form in its frame. */
export type Place = {
  /** Evaluates an expression there, waits for its promise, and hands back its JSON. */
  run: (expression: string) => Promise<unknown>;
  /** A real press of the mouse on the middle of the first match. */
  click: (selector: string) => Promise<void>;
  /** A real press of the mouse, then the keys of the text. */
  type: (selector: string, text: string) => Promise<void>;
};

/** One browser engine with one window, as the checks use it. */
export type Engine = Place & {
  /** Opens an address, at the size set last, and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** CSS pixels of the page itself. */
  resize: (width: number, height: number) => Promise<void>;
  /** The document in the first frame. */
  frame: () => Promise<Place>;
  /** Errors and warnings of the console, uncaught errors and refusals of the security policy, since `open`. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowRight';
export type Scheme = 'light' | 'dark';

/** Starts an engine whose system prefers a scheme. `path`: its executable. */
export type Launch = (path: string, scheme: Scheme) => Promise<Engine>;

type Json = string | number | boolean | null;

/**
 * Runs a function in a document. It travels as text, so it may use its arguments and the
 * document's globals alone.
 */
export async function look<A extends Json[], T>(
  place: Place,
  inside: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  // The border: whatever driver carried it, this is the JSON of what `inside` returned.
  return (await place.run(`(${inside.toString()})(...${JSON.stringify(args)})`)) as T;
}

/** Waits until a function in the document answers true. @throws Error that says what did not come. */
export async function until<A extends Json[]>(
  place: Place,
  what: string,
  inside: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await look(place, inside, ...args))) {
    if (Date.now() > deadline) throw new Error(`waited ${PATIENCE_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/** Brings an element to the middle of the window and waits until it stands still. */
export async function settle(place: Place, selector: string): Promise<void> {
  await look(
    place,
    async (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`nothing matches ${selector}`);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const corner = () => {
        const { x, y } = element.getBoundingClientRect();
        return `${x} ${y}`;
      };
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let still = 0; still < 5;) {
        const before = corner();
        await frame();
        still = corner() === before ? still + 1 : 0;
      }
    },
    selector,
  );
}
