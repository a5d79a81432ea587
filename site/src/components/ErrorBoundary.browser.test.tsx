import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { IslandError } from './IslandError.tsx';

function Broken(): never {
  throw new Error('out of order');
}

test('shows the fallback for an island that throws, logs the error, and keeps the rest', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary fallback={<IslandError id="prices" heading="It broke" reload="Reload" />}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  await expect.element(screen.getByText('It broke')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  // Links to the island lead to what replaces it.
  expect(screen.getByRole('alert').element().id).toBe('prices');
  expect(logged).toHaveBeenCalled();
});
