import type { ReactNode } from 'react';

type VariantProps = {
  /** The id of an experiment in the owner's settings. */
  name: string;
  a: ReactNode;
  b: ReactNode;
  /** The key of the message that both say, for the build to check. */
  message?: string;
};

/**
 * A and B of an experiment, which may be anything but islands. B waits in a template, where no one sees or hears it
 * and nothing of it loads; a script in the head (`layouts/Experiments.astro`) puts it in the place of A.
 */
export const Variant = ({ name, a, b, message }: VariantProps) => (
  <>
    <template data-experiment={name} data-message={message}>
      <span data-variant={`${name}:b`}>{b}</span>
    </template>
    <span data-variant={`${name}:a`}>{a}</span>
  </>
);
