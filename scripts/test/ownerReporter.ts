import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Playwright's reporter of `npm run check:owner`: what was found on the page, in words, and nothing of the tests' code. */
export default class OwnerReporter implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed') this.#passed += 1;
    // What fails is tried again first.
    if (status === 'passed' || status === 'skipped' || test.results.length <= test.retries) return;
    this.#failed += 1;
    const title = test.title.replace(/ @brand$/, '');
    console.log(`Not so: ${title}.\n${errors.map(({ message = '' }) => found(message)).join('')}`);
  }

  /** Outside of any test: the server did not start, for one. */
  onError({ message = '' }: TestError): void {
    console.log(message);
  }

  onEnd(): void {
    if (this.#failed > 0)
      console.log(
        'Words named here stand in messages/: make them shorter. Colours are those of owner.config.ts.',
      );
    console.log(`${this.#failed} failed\n${this.#passed} passed`);
  }
}

/** Of a failed expectation, where it was and each thing that was there too much; of any other, what it says. */
function found(message: string): string {
  const [where = '', ...lines] = stripVTControlCharacters(message).split('\n');
  const things = lines.flatMap((line) => /^\+ {3}"(.*)",$/.exec(line)?.[1] ?? []);
  const said = things.length > 0 ? things : lines.filter((line) => /^\w+: /.test(line));
  return [where.replace(/^Error: /, ''), ...said].map((line) => `  ${line}\n`).join('');
}
