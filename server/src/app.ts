import { Hono } from 'hono';
import type { Dependencies } from './dependencies.ts';

type AppParts = Pick<Dependencies, 'log'> & {
  /** `POST /api/sign-ups`; absent where the store is not open. */
  signUps?: Hono;
  /** `POST /api/visits`; absent where the owner counts nothing. */
  visits?: Hono;
};

/** All routes of the server, as a function from request to answer. */
export function createApp({ signUps, visits }: AppParts): Hono {
  const app = new Hono();
  if (signUps) app.route('/', signUps);
  if (visits) app.route('/', visits);
  return app;
}
