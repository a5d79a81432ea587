import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('out of order');
}

test('an unexpected error stays in its island, is logged, and asks for the notice in its place', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const places: string[] = [];
  const note = ({ target }: Event) => places.push((target as HTMLElement).id);
  addEventListener('astro:hydration-error', note);
  const screen = await render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary id="prices">
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  // Links to the island lead to what stands in its place.
  expect(places).toEqual(['prices']);
  expect(logged).toHaveBeenCalled();
  removeEventListener('astro:hydration-error', note);
  logged.mockRestore();
});
