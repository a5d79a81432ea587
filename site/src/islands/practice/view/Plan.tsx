import type { ReactNode } from 'react';
import { POSITIONS, getPosition } from '../transitions.ts';
import { usePractice } from '../usePractice.ts';
import { PLAN_ROTATION, SIDE_ANGLE, layOutCoins } from './Coins.tsx';
import styles from './Plan.module.css';

/** The plan is 1,000 units wide. The margin makes room for the visitor at the edge. */
const VIEW_BOX = '-30 -30 1060 1060';
/** Vertical distance between the plan's center in the SVG file and here. */
const PLAN_OFFSET_Y = 60;

/** The path crosses two corners of the plan, between the coins. */
const getPathPoint = (distance: number) =>
  [Math.cos, Math.sin].map((fn) => 500 + distance * fn(PLAN_ROTATION + SIDE_ANGLE / 2));
const PATH = `M${getPathPoint(POSITIONS.connect).join()}L${getPathPoint(POSITIONS.ticket).join()}`;
const PATH_LENGTH = POSITIONS.ticket - POSITIONS.connect;

/**
 * The pit's floor plan with the trade's path and the visitor.
 * @param children the coins. If there are any, the floor extends to the selected one.
 */
export function Plan({ children }: { children: ReactNode }) {
  const { flow, pricing, selectedCoin, plan } = usePractice();
  const { kind, coins } = pricing.market;
  const { positions, rings } = layOutCoins(coins.length);
  const selectedSide =
    children && kind === 'prices' && selectedCoin && positions[coins.indexOf(selectedCoin)]?.side;
  const position = getPosition(flow, rings);
  const path = (
    <g fill="none" stroke="var(--color-ink)" strokeLinecap="round">
      <path d={PATH} strokeWidth="3.5" strokeDasharray=".1 11" />
      <path
        d={PATH}
        strokeWidth="5"
        strokeDasharray={`${PATH_LENGTH} ${PATH_LENGTH * 2}`}
        style={{ strokeDashoffset: POSITIONS.ticket - position }}
      />
    </g>
  );
  return (
    <div className={styles.viewport}>
      <div className={styles.plan}>
        <svg viewBox={VIEW_BOX} aria-hidden="true">
          <clipPath id="practice-floor">
            <circle cx="500" cy="500" r="125.6" />
          </clipPath>
          <use href={`${plan}#pit-rings`} y={PLAN_OFFSET_Y} />
          {typeof selectedSide === 'number' && (
            <g key={selectedSide} className={styles.extension} clipPath="url(#practice-extension)">
              {/* The top segment of the plan, up to a radius of 250. */}
              <clipPath id="practice-extension">
                <path
                  d="M500 500 421.8 240.5 628.1 261.2z"
                  transform={`rotate(${45 * selectedSide} 500 500)`}
                />
              </clipPath>
              <use href={`${plan}#pit-rings`} y={PLAN_OFFSET_Y} />
            </g>
          )}
          <use href={`${plan}#pit-floor`} y={PLAN_OFFSET_Y} />
          {path}
          <g className={styles.onFloor} clipPath="url(#practice-floor)">
            {path}
          </g>
          {STEP_MARKERS}
        </svg>
        {children}
        <svg viewBox={VIEW_BOX} aria-hidden="true" className={styles.visitor}>
          <g
            className={flow.kind === 'cashOut' ? styles.onFloor : undefined}
            stroke="var(--color-ink)"
            strokeLinecap="round"
            style={{ transform: `translate(${getPathPoint(position).join('px, ')}px)` }}
          >
            <path stroke="var(--color-wall-shade)" d="M4 2l48 90" strokeWidth="22" />
            <path d="M0-71h.1M0-45.4v41.2" strokeWidth="22.7" />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** The second marker is on the floor, which has the same color in both themes. */
const STEP_MARKERS = [-455, -66, 404].map((distance, index) => (
  <g
    key={distance}
    className={index === 1 ? styles.onFloor : undefined}
    transform={`translate(${getPathPoint(distance).join(' ')})`}
  >
    <path fill="var(--color-ink)" d="M-13-30h26l17 17v26l-17 17h-26l-17-17v-26z" />
    <text y="15" textAnchor="middle" fill="var(--color-station-number)">
      {index + 1}
    </text>
  </g>
));
