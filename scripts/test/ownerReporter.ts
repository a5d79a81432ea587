import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';

/** Playwright's reporter of `npm run check:owner`: what was found on the page, in words, and nothing of the tests' code. */
export default class OwnerReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** Outside of any test: the server did not start, for one. */
  onError({ message = '' }: TestError): void {
    console.log(message);
  }

  onEnd(): void {
    const tests = Map.groupBy(this.#suite?.allTests() ?? [], (test) => test.outcome());
    const failed = tests.get('unexpected') ?? [];
    for (const { title, results } of failed) {
      const errors = results.at(-1)?.errors ?? [];
      const words = errors.map(({ message = '' }) => found(message)).join('');
      console.log(`Not so: ${title.replace(/ @brand$/, '')}.\n${words}`);
    }
    if (failed.length > 0)
      console.log(
        'Words named here stand in messages/: make them shorter. Colours are those of owner.config.ts.',
      );
    const [flaky = [], expected = []] = [tests.get('flaky'), tests.get('expected')];
    console.log(`${failed.length} failed\n${flaky.length} flaky\n${expected.length} passed`);
  }
}

/** Of a failed expectation, where it was and each thing that was there too much; of any other, what it says. */
function found(message: string): string {
  const [where = '', ...lines] = stripVTControlCharacters(message).split('\n');
  const things = lines.flatMap((line) => /^\+ {3}"(.*)",$/.exec(line)?.[1] ?? []);
  const said = things.length > 0 ? things : lines.filter((line) => /^\w+: /.test(line));
  return [where.replace(/^Error: /, ''), ...said].map((line) => `  ${line}\n`).join('');
}
