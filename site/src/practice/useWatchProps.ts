import { useEffect } from 'react';
import { seconds } from '../lib/time.ts';
import type { Floor } from './flow/draft.ts';
import type { Press } from './flow/flow.ts';
import { canGoForward, hasEnded, momentOf, type Session } from './flow/session.ts';
import type { WatchProps } from './practiceProps.ts';

const MOMENT = seconds(5);

/** The demo's bar, and the clock that leads from moment to moment while it plays. */
export function useWatchProps(
  session: Session,
  floor: Floor,
  stepsOnly: boolean,
  send: (pressed: Press) => void,
): WatchProps | null {
  const watch = session.mode === 'watch' ? session.watch : null;
  const plays = watch !== null && watch.playing && !hasEnded(watch);
  useEffect(() => {
    if (!plays) return undefined;
    // Ticks on until it leads somewhere: prices may be on their way.
    const timer = setInterval(() => send({ do: 'tick' }), MOMENT);
    return () => clearInterval(timer);
  }, [plays, send]);
  if (!watch) return null;
  return {
    moment: momentOf(watch),
    playing: stepsOnly ? 'stepsOnly' : plays ? 'playing' : hasEnded(watch) ? 'ended' : 'paused',
    canGoForward: canGoForward(watch, floor),
  };
}
