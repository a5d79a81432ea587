import { Button } from './Button.tsx';

/** What an island says when it fails. */
export type Failure = { heading: string; reload: string };

/** `id`: where links to the island lead. */
type IslandErrorProps = Failure & { id?: string };

/** Replaces an island that threw an error, or whose script did not load (`scripts/islandErrors.ts`). */
export const IslandError = ({ id, heading, reload }: IslandErrorProps) => (
  <div id={id} role="alert" className="inset stack">
    <p className="headline">{heading}</p>
    <Button kind="ring" onClick={() => location.reload()}>
      {reload}
    </Button>
  </div>
);
