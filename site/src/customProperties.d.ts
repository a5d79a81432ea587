import 'react';

declare module 'react' {
  /** Allows custom properties in `style`, so that components can pass values to their style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
