import 'react';

declare module 'react' {
  /** Components pass values to their style sheets as custom properties in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
