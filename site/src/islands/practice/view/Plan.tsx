import type { ReactNode } from 'react';
import { usePractice } from '../usePractice.ts';
import styles from './Plan.module.css';
import {
  FLOOR,
  PLAN_SHIFT,
  VIEW_BOX,
  WAY,
  WAY_END,
  WAY_LENGTH,
  onWay,
  reachTo,
  standOf,
} from './planShapes.ts';

type PlanProps = {
  /** The side to which the floor reaches out, from 0 at the top; null while it does not. */
  reach: number | null;
  /** The plates on its sides. */
  children: ReactNode;
};

/** The pit from above, which is the page's own plan: the way of the trade, and on it the visitor. */
export function Plan({ reach, children }: PlanProps) {
  const { flow } = usePractice();
  const stand = standOf(flow);
  const [x, y] = onWay(stand);
  const way = (
    <g fill="none" strokeLinecap="round">
      <path d={WAY} strokeWidth="3.5" strokeDasharray=".1 11" />
      <path
        d={WAY}
        strokeWidth="5"
        strokeDasharray={`${WAY_LENGTH} ${WAY_LENGTH * 2}`}
        style={{ strokeDashoffset: WAY_END - stand }}
      />
    </g>
  );
  return (
    <div className={styles.strip}>
      <div className={styles.plan}>
        <svg viewBox={VIEW_BOX} aria-hidden="true">
          <clipPath id="practice-floor">
            <path d={FLOOR} />
          </clipPath>
          <use href="#pit-rings" y={PLAN_SHIFT} />
          {reach !== null && (
            <g key={reach} className={styles.reach} clipPath="url(#practice-reach)">
              <clipPath id="practice-reach">
                <path d={reachTo(reach)} />
              </clipPath>
              <use href="#pit-rings" y={PLAN_SHIFT} />
            </g>
          )}
          <use href="#pit-floor" y={PLAN_SHIFT} />
          {way}
          <g className={styles.onFloor} clipPath="url(#practice-floor)">
            {way}
          </g>
          {STATIONS}
        </svg>
        {children}
        <svg viewBox={VIEW_BOX} aria-hidden="true" className={styles.over}>
          <g
            className={flow.kind === 'cashOut' ? styles.onFloor : undefined}
            strokeLinecap="round"
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <path className={styles.shadow} d="M4 2l48 90" strokeWidth="22" strokeOpacity=".75" />
            <path d="M0-71h.1M0-45.4v41.2" strokeWidth="22.7" />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Made once. The second one stands on the floor, which is yellow in both themes, so its colors stay. */
const STATIONS = [-455, -66, 404].map((distance, index) => (
  <g
    key={distance}
    className={index === 1 ? styles.onFloor : undefined}
    transform={`translate(${onWay(distance).join(' ')})`}
  >
    <path className={styles.plate} d="M-13-30h26l17 17v26l-17 17h-26l-17-17v-26z" />
    <text y="15" textAnchor="middle">
      {index + 1}
    </text>
  </g>
));
