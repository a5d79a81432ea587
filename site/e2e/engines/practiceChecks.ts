import { equal, type Check } from './checks.ts';
import { look, until, type Engine } from './engine.ts';

const OPENER = '[data-practice="#practice"]';
const ASK = '[data-practice-ask]';
const APPROVE = '[data-practice-approve]';

const isAt = (engine: Engine, step: string) =>
  until(
    engine,
    `the step "${step}"`,
    (step: string) => document.querySelector('dialog[open] #practice-step')?.textContent === step,
    step,
  );
const isThere = (engine: Engine, selector: string) =>
  until(
    engine,
    selector,
    (selector: string) => document.querySelector(`dialog[open] ${selector}`) !== null,
    selector,
  );
const press = async (engine: Engine, selector: string) => {
  await isThere(engine, selector);
  // What has just appeared takes no press yet.
  await look(engine, () => new Promise((resolve) => setTimeout(resolve, 600, null)));
  await engine.click(selector);
};
const hasFocus = (engine: Engine, selector: string) =>
  look(engine, (selector: string) => document.activeElement?.matches(selector) ?? false, selector);
const isClosed = (engine: Engine) =>
  until(engine, 'the page again', () => document.querySelector('dialog') === null);

/** The practice floor: the dialog, its focus and history, figures of whole numbers, the plan. */
export const PRACTICE_CHECKS: Check[] = [
  {
    name: 'a practice trade goes from the rim to the ticket, and its lines add up',
    async run(engine, { site }) {
      await engine.open(site);
      await engine.click(OPENER);
      await isAt(engine, 'Connect');
      equal(await hasFocus(engine, '#practice-step'), true, 'focus on the step');
      await press(engine, ASK);
      await isThere(engine, APPROVE);
      equal(await hasFocus(engine, '#practice-wallet-heading'), true, 'focus on the wallet');
      await press(engine, APPROVE);
      await isAt(engine, 'Trade');
      await press(engine, 'label:has(input[value="solana"])');
      await isThere(engine, 'input[value="solana"]:checked');
      await press(engine, ASK);
      await press(engine, APPROVE);
      await isAt(engine, 'Cash out');
      await press(engine, ASK);
      await press(engine, APPROVE);
      await isAt(engine, 'Trade ticket');
      const ticket = await look(
        engine,
        () => document.querySelector('[data-practice-ticket]')?.textContent ?? '',
      );
      const isWhole = /SOL at \$[\d,.]+/.test(ticket) && ticket.includes('$0.10');
      equal(isWhole, true, `the ticket "${ticket}"`);
      await engine.press('Escape');
      await isClosed(engine);
      await until(
        engine,
        'focus on the button',
        (opener: string) => document.activeElement?.matches(opener) ?? false,
        OPENER,
      );
      equal(await look(engine, () => location.hash), '', 'address');
    },
  },
  {
    name: 'an address opens the demo, whose floor takes no press until it is taken over',
    async run(engine, { site }) {
      await engine.open(`${site}/#watch`);
      await isThere(engine, '[data-watch-forward]');
      await press(engine, '[data-watch-forward]');
      await isThere(engine, APPROVE);
      const isInert = await look(
        engine,
        (selector: string) => document.querySelector(selector)?.closest('[inert]') !== null,
        APPROVE,
      );
      equal(isInert, true, 'the wallet takes no press');
      await press(engine, '[data-watch-take]');
      equal(await look(engine, () => location.hash), '#practice', 'address');
      await press(engine, APPROVE);
      await isAt(engine, 'Trade');
      await press(engine, '[data-practice-close]');
      await isClosed(engine);
    },
  },
];
