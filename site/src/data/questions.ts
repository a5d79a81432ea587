import type { Translate } from '../i18n/translate.ts';
import { feeUsd, printFee, printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';

const EXAMPLE_ORDER_USD = 1_000;
const { feePercent, noIdentityChecks } = owner.claims;

/** The questions and answers, for the page and for machines. */
export function questions(t: Translate) {
  const values = {
    order: printUsd(EXAMPLE_ORDER_USD),
    cost: printFee(feeUsd(EXAMPLE_ORDER_USD, feePercent)),
  };
  return owner.questions.map((id) => {
    // C7: what is said of identity depends on whether the claim is made.
    const answer = id === 'identity' && noIdentityChecks ? 'answerWithoutChecks' : 'answer';
    return {
      id,
      category: t(`faq.items.${id}.category`),
      question: t(`faq.items.${id}.question`, values),
      answer: t(`faq.items.${id}.${answer}`, values),
    };
  });
}
