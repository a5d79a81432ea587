import 'react';

declare module 'react' {
  /** Allows custom properties in `style`. Components use them to pass values to their style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
