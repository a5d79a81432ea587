import { BUCKETS, VITALS } from '#contract/countNames.ts';
import { namesOf, REFUSALS } from '#contract/counts.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCountsTable } from '../../src/counting/countsTable.ts';
import { openStore } from '../../src/db/open.ts';
import { visit } from '../visits.ts';
import { makePlace, startCompanion } from './companion.ts';
import { falseCounts, REPLAYED } from './falseCounts.ts';
import { FAULTS } from './rows.ts';
import { IS_FULL, LONG_MS, measured, seeded } from './scale.ts';

const FALSE = IS_FULL ? 40_000 : 2_000;
const HONEST = 200;
const AT_ONCE = 20;
const ATTACKER = '198.51.100.7';
/** What one address may send: at once, and each second after that. */
const LIMIT = { atOnce: 30, aSecond: 0.2 };
/** Each name once: visits, devices, the one language built, sections, buttons, steps, buckets, refusals. */
const MOST_ROWS =
  1 + 3 + 1 + 17 + 14 + 6 + 3 + Object.keys(VITALS).length * BUCKETS + REFUSALS.length;

describe(FAULTS.counts, () => {
  test('change no honest count, and fill no table', { timeout: LONG_MS }, async (context) => {
    const { settings, dataDir, remove } = await makePlace();
    onTestFinished(remove);
    const companion = await startCompanion(settings);
    const random = seeded(21);
    const statuses = new Map<number, number>();
    const send = async (body: string, address: string) => {
      const headers = { 'X-Forwarded-For': address };
      const { status } = await fetch(`${companion.origin}/api/visits`, {
        method: 'POST',
        body,
        headers,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    // Tablets are honest here, so that they can be told from what is replayed.
    const honest = JSON.stringify(visit({ device: 'tablet', sections: ['faq'], form: ['seen'] }));
    const replayed = JSON.stringify(REPLAYED);
    const began = performance.now();
    for (let sent = 0; sent < FALSE; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) =>
        random() < 0.4
          ? send(replayed, ATTACKER)
          : send(falseCounts(random), `10.${(sent >> 8) & 255}.${sent & 255}.${index}`),
      );
      const visitors =
        Math.floor((HONEST * (sent + AT_ONCE)) / FALSE) - Math.floor((HONEST * sent) / FALSE);
      for (let index = 0; index < visitors; index += 1)
        batch.push(send(honest, `192.0.2.${(sent / AT_ONCE + index) & 255}`));
      await Promise.all(batch);
    }
    const seconds = (performance.now() - began) / 1_000;
    expect(companion.child.exitCode).toBeNull();
    expect((await fetch(companion.origin)).status).toBe(200);
    expect((await companion.stop()).code).toBe(0);
    expect(companion.seen.errors).toBe('');
    expect(companion.seen.output).not.toContain('"level":"error"');

    const store = await openStore({ DATA_DIR: dataDir }, Date.now);
    const days = await createCountsTable(store.db).since('');
    await store.close();
    const total = (name: string) =>
      [...days.values()].reduce((sum, names) => sum + (names.get(name) ?? 0), 0);
    const rows = [...days.values()].reduce((sum, names) => sum + names.size, 0);
    const refused = REFUSALS.reduce((sum, refusal) => sum + total(`refused:${refusal}`), 0);
    const through = total('device:phone');
    measured(
      context,
      `${FALSE} false in ${seconds.toFixed(0)} s: ${through} counted, ${refused} refused; ` +
        `${HONEST} honest: ${total('device:tablet')} counted; ${rows} rows; statuses ` +
        JSON.stringify(Object.fromEntries(statuses)),
    );
    expect(['device:tablet', 'section:faq', 'form:seen'].map(total)).toEqual([
      HONEST,
      HONEST,
      HONEST,
    ]);
    expect(through).toBeLessThanOrEqual(LIMIT.atOnce + Math.ceil(LIMIT.aSecond * seconds));
    expect(total('visits')).toBe(HONEST + through);
    for (const name of namesOf(REPLAYED).slice(3)) expect(total(name)).toBe(through);
    expect(refused).toBe(FALSE - through);
    expect([...statuses.keys()].every((status) => [204, 400, 413, 429].includes(status))).toBe(
      true,
    );
    expect(rows).toBeLessThanOrEqual(MOST_ROWS * days.size);
  });
});
