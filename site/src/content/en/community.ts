import type { CommunityWords } from '../community.ts';

export const community = {
  heading: 'The rest of the crowd',
  label: 'Community',
  lead: 'Each opens once published here. Until then, any account named {name} is unverified.',
  leadAllOpen: 'All linked here. Any other account named {name} is unverified.',
  platforms: {
    discord: {
      body: 'Questions, and trades talked through.',
      button: 'Join Discord',
      reason: 'Coming soon. The Discord address is not published yet.',
    },
    twitter: {
      body: 'Releases, outages, roadmap changes.',
      button: 'Follow on Twitter',
      reason: 'Coming soon. The Twitter (X) account is not published yet.',
    },
    telegram: {
      body: 'Announcements, quick questions.',
      button: 'Join Now',
      reason: 'Coming soon. The Telegram address is not published yet.',
    },
    reddit: {
      body: 'Longer talks you can search.',
      button: 'Join Now',
      reason: 'Coming soon. The Reddit address is not published yet.',
    },
  },
  tag: 'Coming soon',
  warning: '{name} will never message you first.',
  crowd: 'One figure: {unit} of {traders} traders, {name}’s own count. Yellow: you.',
} satisfies CommunityWords;
