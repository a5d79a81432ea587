import { expect, test, vi } from 'vitest';
import './openInEditor.ts';

const LOCATIONS = [
  { pattern: 'Fee of .+?', url: '/admin/#/whole' },
  { pattern: 'Pay .+?\\.', url: '/admin/#/line' },
  { pattern: 'Fee', url: '/admin/#/label' },
];

test.each([
  ['the field of text in several elements', 'Fee<b> of 5%</b>', '/admin/#/whole'],
  ['the field of one line', 'Keep it.<br>Pay <b>5%</b>.', '/admin/#/line'],
  ['no field for other text', 'Fees', undefined],
])('Alt-click opens %s', async (_, html, url) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(LOCATIONS));
  const opened = vi.spyOn(window, 'open').mockReset().mockReturnValue(null);
  const logged = vi.spyOn(console, 'info').mockReset().mockReturnValue();
  document.body.innerHTML = `<p>${html}</p>`;
  const { left = 0, bottom = 0 } = document.querySelector('p')?.getBoundingClientRect() ?? {};
  // The first letter of the last line.
  const position = { clientX: left + 2, clientY: bottom - 4 };
  document.body.dispatchEvent(new MouseEvent('click', { altKey: true, ...position }));
  await expect.poll(() => [...opened.mock.calls, ...logged.mock.calls]).toHaveLength(1);
  expect(opened.mock.lastCall?.[0]).toBe(url);
});
