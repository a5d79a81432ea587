import { Button } from './Button.tsx';

export type IslandErrorMessages = { heading: string; reload: string };

/** `id` is the island's ID. It keeps links to the island working. */
type IslandErrorProps = IslandErrorMessages & { id?: string };

/** Replaces an island if it threw an error or its script didn't load (`scripts/islandErrors.ts`). */
export const IslandError = ({ id, heading, reload }: IslandErrorProps) => (
  <div id={id} role="alert" className="inset stack">
    <p className="headline">{heading}</p>
    <Button kind="ring" onClick={() => location.reload()}>
      {reload}
    </Button>
  </div>
);
