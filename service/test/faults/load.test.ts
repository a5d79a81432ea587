import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filledIn, makePlace, send, startCompanion } from './companion.ts';
import { FAULTS } from './rows.ts';
import { LONG_MS, measured, median } from './scale.ts';

const SLOW = 300;
const CLOSED_WITHIN_MS = 10_000;
const HONEST_EVERY_MS = 25;
const MEDIAN_LIMIT_MS = 100;

describe(FAULTS.slow, () => {
  test(
    'honest visitors are served at once, and every slow one is closed within ten seconds',
    { timeout: LONG_MS },
    async (context) => {
      const { settings, remove } = await makePlace();
      const companion = await startCompanion(settings);
      onTestFinished(async () => {
        await companion.stop();
        await remove();
      });
      const { PORT, FORM_PORT } = settings;
      const body = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n';
      const form = `${body}Content-Type: application/x-www-form-urlencoded\r\n\r\n`;
      const slow = Array.from({ length: SLOW }, () => [
        dripping(PORT, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
        dripping(FORM_PORT, form),
      ]).flat();

      const waits: number[] = [];
      let refused = 0;
      let number = 0;
      let isOver = false;
      const honest = (async () => {
        while (!isOver) {
          const start = performance.now();
          const isForm = (number += 1) % 2 === 0;
          const fine = await (
            isForm
              ? send(companion.form, filledIn(`honest${number}@example.com`)).then(
                  ({ kind }) => kind === 'thanks',
                )
              : fetch(companion.origin).then(({ status }) => status === 200)
          ).catch(() => false);
          if (!fine) refused += 1;
          waits.push(performance.now() - start);
          await pause(HONEST_EVERY_MS);
        }
      })();
      const lives = await Promise.all(slow);
      isOver = true;
      await honest;

      const longest = Math.max(...lives);
      const text = `${waits.length} honest requests, median ${median(waits).toFixed(1)} ms, ${refused} refused`;
      measured(
        context,
        `${text}; ${lives.length} slow ones closed after at most ${(longest / 1_000).toFixed(1)} s`,
      );
      expect(refused).toBe(0);
      expect(median(waits)).toBeLessThan(MEDIAN_LIMIT_MS);
      expect(longest).toBeLessThan(CLOSED_WITHIN_MS);
    },
  );
});

describe(FAULTS.stopped, () => {
  test('every request under way is finished, and the program ends well', async (context) => {
    const { settings, remove } = await makePlace();
    onTestFinished(remove);
    const companion = await startCompanion(settings);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const results = { answered: 0, cut: 0 };
    let isOver = false;
    const loops = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const answer = await get(`${companion.origin}/api/v3/simple/price`, agent);
        if (answer === 'cut') results.cut += 1;
        else results.answered += 1;
        // Told that the server goes away; whoever comes anew is not under way.
        if (answer === 'last') return;
      }
    });
    const typing = finishesLate(settings.FORM_PORT, filledIn('late@example.com'));
    await pause(300);
    const { code, errors, output } = await companion.stop('SIGTERM');
    isOver = true;
    await Promise.all(loops);
    const late = await typing;
    agent.destroy();
    measured(context, `${results.answered} answered, ${results.cut} cut; exit code ${code}`);
    expect(results.cut).toBe(0);
    expect(results.answered).toBeGreaterThanOrEqual(loops.length);
    expect(late).toContain('Thank you');
    expect(output).toContain('"inTime":true');
    expect([code, errors]).toEqual([0, '']);
  });
});

/** Sends the beginning and then a byte a second; tells how long it was let live, in milliseconds. */
function dripping(port: string, beginning: string): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket: Socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.write(beginning);
    const timer = setInterval(() => socket.write('a'), 1_000);
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - start);
    });
  });
}

function get(url: string, agent: Agent): Promise<'answered' | 'last' | 'cut'> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (response) => {
      response.resume();
      const isLast = response.headers.connection === 'close';
      response.once('end', () => resolve(isLast ? 'last' : 'answered'));
      response.once('error', () => resolve('cut'));
    });
    asked.once('error', () => resolve('cut'));
    asked.end();
  });
}

/** A form whose second half comes a second after its first. */
function finishesLate(port: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      port,
      host: '127.0.0.1',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': body.length,
        'X-Forwarded-For': '192.0.2.77',
      },
    };
    const posted = request(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.once('close', () => resolve(text));
    });
    posted.once('error', (error) => resolve(error.message));
    posted.write(body.slice(0, 20));
    setTimeout(() => posted.end(body.slice(20)), 1_000);
  });
}
