// A machine with other work starves a browser for many seconds; only what never comes waits so long.
const PATIENCE_MS = 60_000;
const STEP_MS = 100;

/** One browser engine with one window, as the checks use it. */
export type Engine = {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, waits for its promise, and hands back its JSON. */
  run: (expression: string) => Promise<unknown>;
  /** A real press of the mouse on the middle of the first match. */
  click: (selector: string) => Promise<void>;
  /** A real press of the mouse, then the keys of the text. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** CSS pixels of the page itself. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings of the console, uncaught errors and refusals of the security policy since `open`. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** Starts an engine. `path`: its executable. */
export type Launch = (path: string) => Promise<Engine>;

type Json = string | number | boolean | null;

/**
 * Runs a function in the page. It travels as text, so it may use its arguments and the page's globals
 * alone.
 */
export async function look<A extends Json[], T>(
  engine: Pick<Engine, 'run'>,
  inside: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  // The border: whatever driver carried it, this is the JSON of what `inside` returned.
  return (await engine.run(`(${inside.toString()})(...${JSON.stringify(args)})`)) as T;
}

/** Waits until a function in the page answers true. @throws Error that says what did not come. */
export async function until<A extends Json[]>(
  engine: Engine,
  what: string,
  inside: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await look(engine, inside, ...args))) {
    if (Date.now() > deadline) throw new Error(`waited ${PATIENCE_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/** Brings an element to the middle of the window and waits until it stands still. */
export const settle = (engine: Pick<Engine, 'run'>, selector: string): Promise<void> =>
  look(
    engine,
    async (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`nothing matches ${selector}`);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let still = 0; still < 5;) {
        const before = element.getBoundingClientRect().top;
        await frame();
        still = element.getBoundingClientRect().top === before ? still + 1 : 0;
      }
    },
    selector,
  );
