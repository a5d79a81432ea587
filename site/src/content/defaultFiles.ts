/* oxlint-disable typescript/consistent-type-imports -- keeps one line per file */
/** The default English files. A file's name is the first part of its keys. */
export type DefaultFiles = {
  academy: typeof import('../../defaults/content/en/academy.json');
  activity: typeof import('../../defaults/content/en/activity.json');
  activityFeed: typeof import('../../defaults/content/en/activityFeed.json');
  community: typeof import('../../defaults/content/en/community.json');
  compare: typeof import('../../defaults/content/en/compare.json');
  consent: typeof import('../../defaults/content/en/consent.json');
  customers: typeof import('../../defaults/content/en/customers.json');
  errors: typeof import('../../defaults/content/en/errors.json');
  faq: typeof import('../../defaults/content/en/faq.json');
  features: typeof import('../../defaults/content/en/features.json');
  footer: typeof import('../../defaults/content/en/footer.json');
  form: typeof import('../../defaults/content/en/form.json');
  getStarted: typeof import('../../defaults/content/en/getStarted.json');
  head: typeof import('../../defaults/content/en/head.json');
  hero: typeof import('../../defaults/content/en/hero.json');
  language: typeof import('../../defaults/content/en/language.json');
  languageOffer: typeof import('../../defaults/content/en/languageOffer.json');
  llms: typeof import('../../defaults/content/en/llms.json');
  mail: typeof import('../../defaults/content/en/mail.json');
  navigation: typeof import('../../defaults/content/en/navigation.json');
  partners: typeof import('../../defaults/content/en/partners.json');
  practice: typeof import('../../defaults/content/en/practice.json');
  prices: typeof import('../../defaults/content/en/prices.json');
  privacy: typeof import('../../defaults/content/en/privacy.json');
  proof: typeof import('../../defaults/content/en/proof.json');
  riskStrip: typeof import('../../defaults/content/en/riskStrip.json');
  risks: typeof import('../../defaults/content/en/risks.json');
  roadmap: typeof import('../../defaults/content/en/roadmap.json');
  security: typeof import('../../defaults/content/en/security.json');
  signUp: typeof import('../../defaults/content/en/signUp.json');
  signUpFrame: typeof import('../../defaults/content/en/signUpFrame.json');
  speed: typeof import('../../defaults/content/en/speed.json');
  stats: typeof import('../../defaults/content/en/stats.json');
  steps: typeof import('../../defaults/content/en/steps.json');
  stickyBar: typeof import('../../defaults/content/en/stickyBar.json');
  testimonials: typeof import('../../defaults/content/en/testimonials.json');
  token: typeof import('../../defaults/content/en/token.json');
  tools: typeof import('../../defaults/content/en/tools.json');
  trading: typeof import('../../defaults/content/en/trading.json');
};

type NestedKeys<Value, Prefix extends string> = {
  [Key in keyof Value & string]: Value[Key] extends string
    ? `${Prefix}.${Key}`
    : Value[Key] extends readonly unknown[]
      ? `${Prefix}.${Key}.${string}`
      : Value[Key] extends object
        ? NestedKeys<Value[Key], `${Prefix}.${Key}`>
        : never;
}[keyof Value & string];

/** Key of a default message, e.g. `hero.lead`, or of a message in a list, e.g. `faq.items.fees.answer`. */
export type ContentKey = {
  [Name in keyof DefaultFiles]: NestedKeys<DefaultFiles[Name], Name>;
}[keyof DefaultFiles];
