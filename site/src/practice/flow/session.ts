import type { Floor } from './draft.ts';
import { START } from './flow.ts';
import type { Flow, Press } from './flow.ts';
import { reduce } from './reduce.ts';
import { back, forward, hasEnded, shownFlow, startWatch } from './watch.ts';
import type { Watch } from './watch.ts';

/** A visitor walks himself, or watches the demo walk. */
export type Session =
  | { readonly mode: 'walk'; readonly flow: Flow }
  | { readonly mode: 'watch'; readonly watch: Watch };

/** @param playing whether the demo begins by itself. */
export const startSession = (mode: Session['mode'], playing: boolean): Session =>
  mode === 'walk' ? { mode, flow: START } : { mode, watch: startWatch(playing) };

/** The flow that is drawn. */
export const flowOf = (session: Session): Flow =>
  session.mode === 'walk' ? session.flow : shownFlow(session.watch);

/** One press, or what time and prices do in between; what cannot be done now changes nothing. */
export function press(session: Session, pressed: Press, floor: Floor): Session {
  if (session.mode === 'walk') {
    const flow = reduce(session.flow, pressed, floor);
    return flow === session.flow ? session : { mode: 'walk', flow };
  }
  if (pressed.do === 'take') return { mode: 'walk', flow: flowOf(session) };
  const watch = pressWatching(session.watch, pressed, floor);
  return watch === session.watch ? session : { mode: 'watch', watch };
}

function pressWatching(watch: Watch, { do: pressed }: Press, floor: Floor): Watch {
  const paused = { ...watch, playing: false };
  if (pressed === 'forward') return forward(paused, floor);
  if (pressed === 'back') return back(paused);
  if (pressed === 'hide') return paused;
  if (pressed === 'tick') return forward(watch, floor);
  if (pressed !== 'play') return watch;
  return hasEnded(watch) ? startWatch(true) : { ...watch, playing: !watch.playing };
}
