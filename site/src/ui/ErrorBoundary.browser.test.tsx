import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('out of order');
}

test('an unexpected error stays in its spot, is logged, and offers to reload', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  const notice = document.createElement('template');
  notice.dataset['brokenSpot'] = '';
  notice.innerHTML = '<p>Unexpected Application Error!</p><button>Reload</button>';
  document.body.append(notice);
  const screen = await render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary id="spot" onReload={reload}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByText('Unexpected Application Error!')).toBeVisible();
  // Links to the spot lead to its notice.
  expect(document.querySelector('#spot')?.textContent).toContain('Unexpected');
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  await screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
