import { look, type Engine } from './engine.ts';

/** Where the checked page is. */
export type World = { site: string };

/** Throws when the page is not as the name says. `dark`: needs a system that prefers dark. */
export type Check = {
  name: string;
  dark?: boolean;
  /** Errors of the console that belong to it; any other fails the check. */
  says?: RegExp;
  run: (engine: Engine, world: World) => Promise<void>;
};

/** Runs one check. @returns what is wrong, or nothing. */
export async function tryCheck(
  check: Check,
  engine: Engine,
  world: World,
): Promise<string | undefined> {
  try {
    await engine.resize(1440, 900);
    await check.run(engine, world);
    const errors = (await engine.errors()).filter((text) => !check.says?.test(text));
    equal(errors, [], 'errors in the console');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws Error that names what differs. */
export function equal(is: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(is), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

/**
 * Scrolls through the page; each step is seen for at least a frame.
 * @param windows the length of a step: most of a window as a reader does, two to wake what is lazy.
 */
export async function scrollThrough(engine: Engine, windows: 0.8 | 2): Promise<void> {
  await look(
    engine,
    async (windows: number) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * windows) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
    },
    windows,
  );
}
