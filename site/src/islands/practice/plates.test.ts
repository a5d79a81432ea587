import { expect, test } from 'vitest';
import { layOutPlates } from './view/Coins.tsx';

/** Plan widths in px: narrowest phone, landscape phone, tablet, desktop. */
const PLANS = [310, 320, 390, 480, 720];
/** From Plan.module.css: the maximum plate size, with cut corners. */
const MAX = { width: 98, height: 57 };
const MIN_HEIGHT = 44;
const CORNER = 9;

test.each([4, 5, 8, 9, 12, 16])("%d coin plates don't overlap or leave the plan", (count) => {
  for (const plan of PLANS) {
    const { plates, width, height } = layOutPlates(count);
    const px = (percent: number) => (percent * plan) / 100;
    const wide = Math.min(px(width), MAX.width);
    const high = Math.max(Math.min(px(height), MAX.height), MIN_HEIGHT);
    expect(plates).toHaveLength(count);
    const inPx = plates.map(({ left, top }) => [px(left), px(top)] as const);
    inPx.forEach(([x, y], index) => {
      for (const [otherX, otherY] of inPx.slice(index + 1)) {
        const across = wide - Math.abs(x - otherX);
        const down = high - Math.abs(y - otherY);
        // Two cut corners can meet where their rectangles would overlap.
        const apart = across <= 0 || down <= 0 || across + down <= 2 * CORNER;
        expect(apart, `plate ${index} of ${count} at ${plan} px`).toBe(true);
      }
      expect(Math.abs(x - plan / 2) + wide / 2).toBeLessThanOrEqual(plan / 2);
      expect(Math.abs(y - plan / 2) + high / 2).toBeLessThanOrEqual(plan / 2);
    });
  }
});
