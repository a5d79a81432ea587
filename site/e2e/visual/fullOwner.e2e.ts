import { buildSite, type BuiltSite } from '../../test/builtSite.ts';
import { startServer, type RunningServer } from '../environment.ts';
import { interceptMarket } from '../fixtures.ts';
import { BOTH, inViews, test } from './still.ts';

// Both views share one build.
test.describe.configure({ mode: 'serial' });

let built: BuiltSite;
let server: RunningServer;
test.beforeAll(async () => {
  built = buildSite('full');
  server = await startServer({
    SITE_DIR: built.folder,
  });
});
test.afterAll(async () => {
  await server.stop();
  built.remove();
});

inViews(BOTH, () => {
  test('the page of an owner who has filled in everything looks as it did', async ({
    page,
    compare,
  }) => {
    await interceptMarket(page);
    await page.goto(server.site);
    // Letters that our fonts lack are the machine's, and what stands before them moves by their width.
    for (const name of await page.locator('header a[hreflang]').all()) {
      await name.evaluate(({ style }) =>
        Object.assign(style, { inlineSize: '4rem', visibility: 'hidden' }),
      );
    }
    await compare(page.locator('header'), 'full-header');
    for (const id of ['security', 'community', 'token', 'partners']) {
      await compare(page.locator(`#${id}`), `full-${id}`);
    }
    await compare(page.locator('footer'), 'full-footer');
  });
});
