import type { SecurityWords } from '../security.ts';

export const security = {
  heading: 'We cannot touch your money',
  label: 'Security',
  lead: 'Non-custodial trading removes one risk and leaves others.',
  cards: {
    custody: {
      title: 'No custody',
      body: 'Your coins stay in your wallet until you approve a trade.',
      caption: 'private keys held by {name}',
    },
    approval: {
      title: 'Your approval first',
      body: 'That includes limits you approve for bots and copy trading: keep them small.',
      caption: 'of trades approved in your wallet',
    },
    login: {
      title: 'No login to steal',
      body: 'Whoever asks for a {name} password, or for your recovery phrase, is a scammer.',
      caption: 'passwords on this site',
    },
    phrase: {
      title: 'What stays your job',
      body: 'Nobody can restore it. Contracts can contain bugs, and a trade cannot be undone.',
      caption: 'recovery phrase, kept by you alone',
    },
  },
  page: {
    label: 'This page',
    value: 'No trackers',
    detail: 'No cookies, no third-party script. Your browser can confirm it.',
    detailOutside:
      'No cookies, no third-party script. Your browser can confirm it. The form is another service’s.',
  },
  contract: { label: 'Contract', link: 'Open in the explorer' },
  audit: { label: 'Audit', link: 'Read the report' },
  company: { label: 'Company', link: 'Open the register' },
  team: { label: 'Team', link: 'Meet the team' },
} satisfies SecurityWords;
