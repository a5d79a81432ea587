import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { IslandError } from './IslandError.tsx';

function ThrowingIsland(): never {
  throw new Error('Render failed');
}

test('shows a fallback and logs the error if an island throws', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary fallback={<IslandError id="prices" heading="It broke" reload="Reload" />}>
        <ThrowingIsland />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  await expect.element(screen.getByText('It broke')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  // Links to the island still work.
  expect(screen.getByRole('alert').element().id).toBe('prices');
  expect(consoleError).toHaveBeenCalled();
});
