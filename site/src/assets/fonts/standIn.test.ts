import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FACES = readFileSync(new URL('standIn.css', import.meta.url), 'utf8')
  .split('@font-face')
  .slice(1);

// Where none is found the system's own is set as it is, the headline over twice the lines, and all
// that follows moves when the fonts come.
test('each stand-in names a font of desktops, of phones and of Linux', () => {
  expect(FACES).toHaveLength(4);
  for (const face of FACES) {
    for (const font of ['Arial', 'Roboto-', 'Liberation Sans', 'DejaVu Sans Condensed']) {
      expect(face).toContain(`local('${font}`);
    }
  }
});
