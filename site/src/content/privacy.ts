/** What the build knows about where the visitor's browser goes. */
export type Contacts = {
  prices: 'ourselves' | 'outside';
  form: 'embedded' | 'leadconnector' | 'url' | 'none';
  consent: 'load' | 'ask';
};

/** The short privacy text, true for the way this copy of the page is set up. */
export function privacy({ prices, form, consent }: Contacts): string[] {
  return [
    'This page has no login and sets no cookies of its own.',
    consent === 'ask' && form !== 'none'
      ? 'Your device stores a theme that you choose, and your choice to show the form if you ask for that.'
      : 'Your device stores a theme that you choose, and nothing else.',
    prices === 'ourselves'
      ? 'To show prices, your browser asks this page’s own address; the outside data service sees only our server.'
      : 'To show prices, your browser asks an outside data service directly, so that service sees your IP address.',
    formText(form, consent),
  ];
}

function formText(form: Contacts['form'], consent: Contacts['consent']): string {
  const when = consent === 'ask' ? 'loads only when you ask for it' : 'loads before you reach it';
  switch (form) {
    case 'embedded':
      return `The sign-up form is our own and ${when}. What you send in it is stored by us.`;
    case 'leadconnector':
    case 'url':
      return `The sign-up form comes from an outside form service and ${when}; that service then sees your IP address.`;
    case 'none':
      return 'There is no sign-up form yet, so this page collects nothing that you write.';
  }
}
