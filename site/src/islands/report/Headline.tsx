import type { Report } from '#contract/report.ts';
import { printCount, printShare } from './figures.ts';
import styles from './Report.module.css';
import type { Words } from './tables.ts';

/** The figures that an owner looks for first, and on the floor the one that says how well the page works. */
export function Headline({ words, report }: { words: Words; report: Report }) {
  const { visits, form, signedUp, asked, confirmed } = report;
  const figures = [
    { name: 'visits', count: visits },
    ...form,
    { name: 'signedUp', count: signedUp },
    ...(asked > 0 ? [{ name: 'confirmed', count: confirmed }] : []),
  ];
  const rate = form.find(({ name }) => name === 'sent')?.share ?? null;
  return (
    <section className={`${styles.headline} inset sidebar`} aria-label={words.figures}>
      <dl className={`${styles.figures} columns`}>
        {figures.map(({ name, count }) => (
          <div key={name} className="under-rule">
            <dt className="caption">{words[name as 'visits']}</dt>
            <dd className={styles.figure}>{printCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.rate} chamfer`}>
        {rate === null ? (
          words.tooFew
        ) : (
          <>
            <b className={styles.figure}>{printShare(rate)}</b> {words.rateOf}
          </>
        )}
      </p>
    </section>
  );
}
