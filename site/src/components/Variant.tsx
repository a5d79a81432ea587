import type { ReactNode } from 'react';

type VariantProps = {
  /** ID of an experiment in the owner's settings. */
  name: string;
  a: ReactNode;
  b: ReactNode;
  /** Key of the message that the experiment tests. The build checks it. */
  message?: string;
};

/**
 * Variants A and B of an experiment can contain anything except islands. B is in a `template`, so it doesn't render or
 * load anything until a script in the head (`layouts/Experiments.astro`) replaces A with it.
 */
export const Variant = ({ name, a, b, message }: VariantProps) => (
  <>
    <template data-experiment={name} data-message={message}>
      <span data-variant={`${name}:b`}>{b}</span>
    </template>
    <span data-variant={`${name}:a`}>{a}</span>
  </>
);
