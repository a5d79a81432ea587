import { Hono } from 'hono';
import type { Dependencies } from '../../dependencies.ts';
import { refuseCrossSite } from '../../http/guards.ts';
import { createRateLimit } from '../../http/rateLimit.ts';
import type { ConfirmationQueries } from './confirmationQueries.ts';

const PRESSES_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1 };

/**
 * `POST /form/confirm/?token=…`, in each language: the button on the page that a mail links to. Mail scanners open
 * links but press no buttons.
 * @param webhooks names of the webhooks to message.
 */
export function createConfirmationRoutes(
  dependencies: Dependencies,
  { confirm }: Pick<ConfirmationQueries, 'confirm'>,
  webhooks: readonly string[],
): Hono {
  const { manifest, now, log } = dependencies;
  const isAllowed = createRateLimit(dependencies, PRESSES_PER_ADDRESS);
  const app = new Hono();
  for (const { path } of manifest.languages) {
    app.post(
      `${path}form/confirm/`,
      refuseCrossSite([manifest.formOrigin ?? manifest.siteOrigin]),
      async (c) => {
        const show = (page: string) => {
          c.header('Cache-Control', 'no-store');
          return c.redirect(`${path}form/${page}/`, 303);
        };
        if (!isAllowed(c)) return show('too-many');
        try {
          const isKnown = await confirm(c.req.query('token') ?? '', now(), webhooks);
          return show(isKnown ? 'confirmed' : 'expired');
        } catch (cause) {
          log.error('confirmation not saved', { reason: String(cause) });
          return show('not-saved');
        }
      },
    );
  }
  return app;
}
