import { useEffect } from 'react';
import { seconds } from '../lib/time.ts';
import type { Floor } from './flow/draft.ts';
import type { Press } from './flow/flow.ts';
import type { Session } from './flow/session.ts';
import { canGoForward, hasEnded, momentOf } from './flow/watch.ts';
import type { Watch } from './flow/watch.ts';
import type { WatchProps } from './practiceProps.ts';

const MOMENT = seconds(5);

/** The demo's bar, and the clock that leads from moment to moment while it plays. */
export function useWatchProps(
  session: Session,
  floor: Floor,
  stepsOnly: boolean,
  send: (pressed: Press) => void,
  onTake: () => void,
): WatchProps | null {
  const watch = session.mode === 'watch' ? session.watch : null;
  const moment = watch ? momentOf(watch) : 0;
  const plays = watch !== null && watch.playing && !hasEnded(watch);
  useEffect(() => {
    if (!plays) return undefined;
    // Ticks on until it leads somewhere: prices may be on their way.
    const timer = setInterval(() => send({ do: 'tick' }), MOMENT);
    return () => clearInterval(timer);
  }, [plays, send]);
  if (!watch) return null;
  return {
    moment,
    playing: stepsOnly ? 'stepsOnly' : playing(watch),
    canGoBack: moment > 0,
    canGoForward: canGoForward(watch, floor),
    onBack: () => send({ do: 'back' }),
    onForward: () => send({ do: 'forward' }),
    onPlay: () => send({ do: 'play' }),
    onTake: () => {
      send({ do: 'take' });
      onTake();
    },
  };
}

function playing(watch: Watch) {
  if (hasEnded(watch)) return 'ended';
  return watch.playing ? 'playing' : 'paused';
}
