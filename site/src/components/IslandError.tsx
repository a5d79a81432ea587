import { Button } from './Button.tsx';

/** The message of an island that failed. */
export type IslandErrorMessages = { heading: string; reload: string };

/** `id`: the target of links to the island. */
type IslandErrorProps = IslandErrorMessages & { id?: string };

/** Replaces an island that threw an error, or whose script did not load (`scripts/islandErrors.ts`). */
export const IslandError = ({ id, heading, reload }: IslandErrorProps) => (
  <div id={id} role="alert" className="inset stack">
    <p className="headline">{heading}</p>
    <Button kind="ring" onClick={() => location.reload()}>
      {reload}
    </Button>
  </div>
);
