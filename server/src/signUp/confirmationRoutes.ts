import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import type { Confirmations } from './confirmations.ts';

const PRESSES_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1 };

/**
 * `POST /form/confirm/?token=…`, also in each language: the button of the page that a mail leads to. Programs
 * that look into mails open its link and press nothing.
 * @param targets the webhooks that are told of a confirmed sign-up, by name.
 */
export function confirmationRoutes(
  dependencies: Dependencies,
  { confirm }: Pick<Confirmations, 'confirm'>,
  targets: readonly string[],
): Hono {
  const { manifest, now } = dependencies;
  const isAllowed = createRateLimit(dependencies, PRESSES_PER_ADDRESS);
  const app = new Hono();
  for (const { path } of manifest.languages) {
    app.post(
      `${path}form/confirm/`,
      refuseCrossSite([manifest.formOrigin ?? manifest.siteOrigin]),
      async (c) => {
        const press = () => confirm(c.req.query('token') ?? '', now(), targets);
        const page = !isAllowed(c) ? 'too-many' : (await press()) ? 'confirmed' : 'expired';
        c.header('Cache-Control', 'no-store');
        return c.redirect(`${path}form/${page}/`, 303);
      },
    );
  }
  return app;
}
