import { expect, test } from 'vitest';
import { layOutCoins } from './view/Coins.tsx';

/** Plan widths in px on small, landscape, tablet, and desktop screens. */
const PLAN_WIDTHS = [310, 320, 390, 480, 720];
// The sizes in Plan.module.css.
const MAX_SIZE = { width: 98, height: 57 };
const MIN_HEIGHT = 44;
const CORNER = 9;

test.each([4, 5, 8, 9, 12, 16])('arranges %d coins inside the plan without overlap', (count) => {
  for (const planWidth of PLAN_WIDTHS) {
    const { positions, width, height } = layOutCoins(count);
    const toPx = (percent: number) => (percent * planWidth) / 100;
    const coinWidth = Math.min(toPx(width), MAX_SIZE.width);
    const coinHeight = Math.max(Math.min(toPx(height), MAX_SIZE.height), MIN_HEIGHT);
    expect(positions).toHaveLength(count);
    const centers = positions.map(({ left, top }) => [toPx(left), toPx(top)] as const);
    centers.forEach(([x, y], index) => {
      for (const [otherX, otherY] of centers.slice(index + 1)) {
        const overlapX = coinWidth - Math.abs(x - otherX);
        const overlapY = coinHeight - Math.abs(y - otherY);
        // Bounding boxes may overlap at the cut corners.
        const isApart = overlapX <= 0 || overlapY <= 0 || overlapX + overlapY <= 2 * CORNER;
        expect(isApart, `coin ${index} of ${count} at ${planWidth} px`).toBe(true);
      }
      expect(Math.abs(x - planWidth / 2) + coinWidth / 2).toBeLessThanOrEqual(planWidth / 2);
      expect(Math.abs(y - planWidth / 2) + coinHeight / 2).toBeLessThanOrEqual(planWidth / 2);
    });
  }
});
