import type { ReactNode } from 'react';
import { STANDS, standOf } from '../transitions.ts';
import { usePractice } from '../usePractice.ts';
import { EIGHTH, TURN, layOutPlates } from './Coins.tsx';
import styles from './Plan.module.css';

/** The plan's thousand units, plus room for a person at the rim. */
const VIEW_BOX = '-30 -30 1060 1060';
/** From the middle of the page's plan to the middle of this one. */
const PLAN_SHIFT = 60;

/** The path runs through two corners, between coins. */
const onWay = (distance: number) =>
  [Math.cos, Math.sin].map((part) => 500 + distance * part(TURN + EIGHTH / 2));
const WAY = `M${onWay(STANDS.connect).join()}L${onWay(STANDS.ticket).join()}`;
const WAY_LENGTH = STANDS.ticket - STANDS.connect;

/**
 * The pit from above: the page's own plan with the trade's path and the visitor.
 * @param children the plates, if shown. The floor extends to the selected one.
 */
export function Plan({ children }: { children: ReactNode }) {
  const { flow, terms, coin, plan } = usePractice();
  const { kind, coins } = terms.market;
  const { plates, rings } = layOutPlates(coins.length);
  const reach = children && kind === 'prices' && coin && plates[coins.indexOf(coin)]?.side;
  const stand = standOf(flow, rings);
  const way = (
    <g fill="none" stroke="var(--color-ink)" strokeLinecap="round">
      <path d={WAY} strokeWidth="3.5" strokeDasharray=".1 11" />
      <path
        d={WAY}
        strokeWidth="5"
        strokeDasharray={`${WAY_LENGTH} ${WAY_LENGTH * 2}`}
        style={{ strokeDashoffset: STANDS.ticket - stand }}
      />
    </g>
  );
  return (
    <div className={styles.strip}>
      <div className={styles.plan}>
        <svg viewBox={VIEW_BOX} aria-hidden="true">
          <clipPath id="practice-floor">
            <circle cx="500" cy="500" r="125.6" />
          </clipPath>
          <use href={`${plan}#pit-rings`} y={PLAN_SHIFT} />
          {typeof reach === 'number' && (
            <g key={reach} className={styles.reach} clipPath="url(#practice-reach)">
              {/* The eighth of the plan before the top side, up to the ring of 250. */}
              <clipPath id="practice-reach">
                <path
                  d="M500 500 421.8 240.5 628.1 261.2z"
                  transform={`rotate(${45 * reach} 500 500)`}
                />
              </clipPath>
              <use href={`${plan}#pit-rings`} y={PLAN_SHIFT} />
            </g>
          )}
          <use href={`${plan}#pit-floor`} y={PLAN_SHIFT} />
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
            stroke="var(--color-ink)"
            strokeLinecap="round"
            style={{ transform: `translate(${onWay(stand).join('px, ')}px)` }}
          >
            <path stroke="var(--color-wall-shade)" d="M4 2l48 90" strokeWidth="22" />
            <path d="M0-71h.1M0-45.4v41.2" strokeWidth="22.7" />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Created once. The second figure is on the floor, which is yellow in both themes, so its colors are fixed. */
const STATIONS = [-455, -66, 404].map((distance, index) => (
  <g
    key={distance}
    className={index === 1 ? styles.onFloor : undefined}
    transform={`translate(${onWay(distance).join(' ')})`}
  >
    <path fill="var(--color-ink)" d="M-13-30h26l17 17v26l-17 17h-26l-17-17v-26z" />
    <text y="15" textAnchor="middle" fill="var(--color-station-number)">
      {index + 1}
    </text>
  </g>
));
