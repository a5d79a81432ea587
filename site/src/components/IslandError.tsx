import { Button } from './Button.tsx';

/** What stands in the place of an island that is out of order: a template of the page (`scripts/islandErrors.ts`). */
export function IslandError({ title, reload }: { title: string; reload: string }) {
  return (
    <div role="alert" className="inset stack">
      <p className="headline">{title}</p>
      <Button kind="ink">{reload}</Button>
    </div>
  );
}
