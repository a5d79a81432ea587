import type { PrivacyWords } from '../privacy.ts';

export const privacy = {
  login: 'This page has no login and sets no cookies of its own.',
  stored: 'Your device stores a theme that you choose, and nothing else.',
  storedWithForm:
    'Your device stores a theme that you choose, and your choice to show the form if you ask for that.',
  ownPrices:
    'To show prices, your browser asks this page’s own address; the outside data service sees only our server.',
  outsidePrices:
    'To show prices, your browser asks an outside data service directly, so that service sees your IP address.',
  ownForm: {
    ask: 'The sign-up form is our own and loads only when you ask for it. What you send in it is stored by us.',
    load: 'The sign-up form is our own and loads before you reach it. What you send in it is stored by us.',
  },
  outsideForm: {
    ask: 'The sign-up form comes from an outside form service and loads only when you ask for it; that service then sees your IP address.',
    load: 'The sign-up form comes from an outside form service and loads before you reach it; that service then sees your IP address.',
  },
  counting:
    'Once a visit, as you leave or hide this page, it sends us which sections were seen and buttons pressed, how far a practice trade and the form went, the kind of device by the window’s width, the language and the speed. We keep totals by day: no cookie, no identifier, no address, no exact time. Your IP address limits how many messages count, and is not kept. Global Privacy Control and Do Not Track turn it off.',
  noForm: 'There is no sign-up form yet, so this page collects nothing that you write.',
} satisfies PrivacyWords;
