import { EXAMPLE_ORDER_USD } from '../../data/claims.ts';
import { owner } from '../../data/owner.ts';
import { localeOf, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { feeUsd, printFee, printUsd } from '../../lib/money.ts';
import { printDay } from '../../lib/time.ts';
import styles from './Features.module.css';

type ReceiptProps = { t: Translate; language: Language; usd: number; asOf: string };

/** The whole bill of a small trade; `usd`: what the network has taken for one, on the day `asOf`. */
export function Receipt({ t, language, usd, asOf }: ReceiptProps) {
  const { feePercent, minimumUsd } = owner.claims;
  const orderUsd = minimumUsd ?? EXAMPLE_ORDER_USD;
  const lines = {
    fee: printFee(feeUsd(orderUsd, feePercent)),
    network: t('features.receipt.about', { amount: printFee(usd) }),
    impact: t('features.receipt.extra'),
  };
  const values = { order: printUsd(orderUsd), day: printDay(asOf, localeOf(language)) };
  return (
    <div>
      <p>{t('features.receipt.trade', values)}</p>
      <dl className={`${styles.receipt} ruled tabular`}>
        {(['fee', 'network', 'impact'] as const).map((line) => (
          <div key={line} className="cluster ends">
            <dt>{t(`features.receipt.${line}`, values)}</dt>
            <dd>{lines[line]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
