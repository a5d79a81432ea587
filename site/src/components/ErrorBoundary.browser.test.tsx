import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('out of order');
}

test('an unexpected error stays in its island, is logged, and asks for the notice in its place', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const asked = vi.fn();
  addEventListener('astro:hydration-error', ({ target }) => asked((target as Element).id));
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
  expect(asked.mock.calls).toEqual([['prices']]);
  expect(logged).toHaveBeenCalled();
});
