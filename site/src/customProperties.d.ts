import 'react';

declare module 'react' {
  /** Custom properties, with which a component hands a measure to its style sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
