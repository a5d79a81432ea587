import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FACES = readFileSync(new URL('standIn.css', import.meta.url), 'utf8')
  .split('@font-face')
  .slice(1);
const SCALE = readFileSync(new URL('../../styles/scale.css', import.meta.url), 'utf8');

const value = (face: string, name: string) => new RegExp(`${name}: ([^;]*);`).exec(face)?.[1];

// Where none is found the system's own is set as it is, the headline over twice the lines, and all
// that follows moves when the fonts come.
test.each([
  ['text', 'Archivo', ['400', '500', '600']],
  ['display', 'Shoulders', ['700', '800', '900']],
])('%s has a stand-in in each weight on desktops, phones and Linux', (stack, family, weights) => {
  const named = /'[^;]*/.exec(SCALE.split(`--font-${stack}-fallback:`)[1] ?? '')?.[0].split(/,\s*/);
  expect(named).toHaveLength(3);
  const fonts = [['Arial', 'Liberation Sans'], ['Roboto-'], ['DejaVu Sans Condensed']];
  named?.forEach((name, i) => {
    const faces = FACES.filter((face) => value(face, 'font-family') === name);
    expect(name).toContain(family);
    expect(faces.map((face) => value(face, 'font-weight'))).toEqual(weights);
    for (const face of faces) {
      for (const font of fonts[i] ?? []) expect(face).toContain(`local('${font}`);
    }
  });
});
