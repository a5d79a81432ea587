import type { Theme } from '#contract/formFrame.ts';

/** What the frame needs of the browser; handed in, so that it can be tested without one. */
export type FrameDependencies = {
  /** The address of the page around the frame; empty where the page is built. */
  pageAddress: () => string;
  /** The theme that the visitor has chosen by now. */
  theme: () => Theme;
  /** Calls back for each message; returns how to stop. */
  onMessage: (listener: (event: MessageEvent<unknown>) => void) => () => void;
  /** Calls back once the element is on the screen; returns how to stop. */
  onVisible: (element: Element, listener: () => void) => () => void;
  /** Calls back with the theme that the visitor chose, now and at each change; returns how to stop. */
  onTheme: (listener: (theme: Theme) => void) => () => void;
  /** The origin whose form said that it is there before the island began to listen, if one did. */
  heardBefore: () => string | undefined;
  /** Whether the visitor's choice to show the form is remembered on this device. */
  remembered: { read: () => boolean; write: (value: boolean) => void };
};
