import { expect, test } from 'vitest';
import archivo from '../assets/fonts/archivo.woff2?url';
import './ui.css';

test('figures that stand under each other are as wide as each other', async () => {
  document.fonts.add(await new FontFace('Archivo', `url(${archivo})`).load());
  const widths = [...'0123456789'].map((digit) => widthOf(digit, 'tabular'));
  expect(new Set(widths).size).toBe(1);
  // Elsewhere they are spaced as the letters are.
  expect(widthOf('1', '')).toBeLessThan(widthOf('0', ''));
});

function widthOf(text: string, className: string): number {
  const line = document.createElement('span');
  line.className = className;
  line.style.fontFamily = 'Archivo';
  line.style.fontSize = '100px';
  line.textContent = text;
  document.body.append(line);
  return line.getBoundingClientRect().width;
}
