import { Hono } from 'hono';
import type { Dependencies } from '../../dependencies.ts';
import { rejectCrossSite } from '../../http/guards.ts';
import { createRateLimit } from '../../http/rateLimit.ts';
import { confirmByToken } from './confirmationQueries.ts';

const CLICK_RATE = { capacity: 20, refillPerSecond: 0.1 };

/**
 * Creates `POST /form/confirm/?token=…` in each language, for the button on the page linked from the email. Just opening
 * the link doesn't confirm anything, because email scanners do that too.
 */
export function createConfirmationRoutes(
  dependencies: Dependencies,
  webhookNames: readonly string[],
): Hono {
  const { store, manifest, now, log } = dependencies;
  const isAllowed = createRateLimit(dependencies, CLICK_RATE);
  const app = new Hono();
  for (const { path } of manifest.languages) {
    app.post(
      `${path}form/confirm/`,
      rejectCrossSite([manifest.formOrigin ?? manifest.siteOrigin]),
      async (c) => {
        const redirectTo = (page: string) => c.redirect(`${path}form/${page}/`, 303);
        if (!isAllowed(c)) return redirectTo('too-many');
        try {
          const token = c.req.query('token') ?? '';
          const isConfirmed = await confirmByToken(store, token, now(), webhookNames);
          return redirectTo(isConfirmed ? 'confirmed' : 'expired');
        } catch (cause) {
          log.error('confirmation not saved', { reason: String(cause) });
          return redirectTo('not-saved');
        }
      },
    );
  }
  return app;
}
