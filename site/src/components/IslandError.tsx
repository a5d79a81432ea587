import { Button } from './Button.tsx';

export type IslandErrorMessages = { heading: string; reload: string };

/** Pass the island's `id`, so links to it still work. */
type IslandErrorProps = IslandErrorMessages & { id?: string };

/** Shown instead of an island that threw or whose script didn't load (`scripts/islandErrors.ts`). */
export const IslandError = ({ id, heading, reload }: IslandErrorProps) => (
  <div id={id} role="alert" className="inset stack">
    <p className="headline">{heading}</p>
    <Button kind="ring" onClick={() => location.reload()}>
      {reload}
    </Button>
  </div>
);
