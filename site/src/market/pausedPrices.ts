/** Whether the visitor paused the prices: no island asks for them meanwhile. */
export function createPause() {
  let paused = false;
  const listeners = new Set<() => void>();
  return {
    isPaused: () => paused,
    set: (value: boolean) => {
      paused = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Pause = ReturnType<typeof createPause>;

/** The page's one, shared by all islands. */
export const pricesPause = createPause();
