// Makes the form answer in place. Without this script it is sent and answered as a page.
// No text is ever turned into HTML here: the page's policy forbids it.

// Milliseconds, for headers and body together: as long as the page waits for its prices.
const MAX_WAIT = 8_000;
const NOT_SAVED = { kind: 'refused', message: 'Not saved. Please try again.' };
const FIELDS = ['email', 'firstName', 'experience', 'consent'];

const { view, site, brand, minAge } = document.documentElement.dataset;

// The theme that the visitor chose on the page around; `system` is neither.
const THEMES = {
  'form:theme-system': undefined,
  'form:theme-light': 'light',
  'form:theme-dark': 'dark',
};
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== site || source !== window.parent || !Object.hasOwn(THEMES, data)) return;
  const theme = THEMES[data];
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

if (view === 'frame' && window.parent !== window) window.parent.postMessage('form:ready', site);

// After an answer that came as a page.
document.querySelector('[data-focus]')?.focus();

const form = document.querySelector('#sign-up');
if (form !== null) enhance(form);

function enhance(form) {
  const notice = form.querySelector('#notice');
  const button = form.querySelector('button');
  const label = button.textContent;
  let sending = false;

  // The server's sentences stand beside the fields; the browser's own bubbles would cover them.
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    show(await send(form));
    setSending(false);
  });

  function setSending(now) {
    sending = now;
    button.setAttribute('aria-disabled', String(now));
    button.firstElementChild.textContent = now ? 'Sending…' : label;
  }

  function show(answer) {
    if (answer.kind === 'thanks') {
      thank(form, answer.sent);
      return;
    }
    if (answer.token !== undefined) form.elements.token.value = answer.token;
    const errors = answer.errors ?? {};
    for (const name of FIELDS) markField(form, name, errors[name]);
    notice.replaceChildren(...noticeParts(answer.message, errors));
    notice.focus();
  }
}

async function send(form) {
  const body = new URLSearchParams(new FormData(form));
  await new Promise((done) => setTimeout(done, msUntilOldEnough()));
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), MAX_WAIT);
  try {
    const headers = { Accept: 'application/json' };
    const { signal } = stop;
    const response = await fetch(form.action, { method: 'POST', headers, body, signal });
    const answer = await response.json();
    return isOurs(answer, response.ok) ? answer : NOT_SAVED;
  } catch {
    // What was late may be stored all the same: the form keeps its token, and with it a second
    // try makes no second row.
    return NOT_SAVED;
  } finally {
    clearTimeout(timer);
  }
}

// The form was issued before its first byte came. What is sent sooner, the server holds.
function msUntilOldEnough() {
  const [navigation] = performance.getEntriesByType('navigation');
  return Number(minAge) + (navigation?.responseStart ?? 0) - performance.now();
}

// A gateway in between may answer anything; only what the service itself says is shown.
function isOurs(answer, ok) {
  switch (answer?.kind) {
    case 'thanks':
      return (
        ok &&
        Array.isArray(answer.sent) &&
        answer.sent.every((line) => isText(line?.label) && isText(line.value))
      );
    case 'invalid':
      return ok && isText(answer.token) && areFaults(Object.entries(answer.errors ?? {}));
    case 'refused':
      return !ok && isText(answer.message) && (answer.token === undefined || isText(answer.token));
    default:
      return false;
  }
}

function areFaults(errors) {
  return errors.length > 0 && errors.every(([name, text]) => FIELDS.includes(name) && isText(text));
}

function isText(value) {
  return typeof value === 'string' && value !== '';
}

function thank(form, sent) {
  const page = document.querySelector('#thanks').content.cloneNode(true);
  const heading = page.querySelector('h1');
  page.querySelector('dl').append(...sent.map(sentLine));
  form.replaceWith(page);
  document.title = `Thank you · ${brand}`;
  heading.focus();
  window.scrollTo(0, 0);
}

function sentLine({ label, value }) {
  return element('div', element('dt', label), element('dd', value));
}

function markField(form, name, message = '') {
  form.querySelector(`#${name}-error`).textContent = message;
  const field = form.querySelector(`#${name}`);
  if (message === '') {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${name}-error`);
  }
}

function noticeParts(message, errors) {
  const links = Object.entries(errors).map(([name, text]) => {
    const link = element('a', text);
    link.href = `#${name}`;
    return element('li', link);
  });
  return [
    ...(message === undefined ? [] : [element('p', message)]),
    ...(links.length === 0 ? [] : [element('ul', ...links)]),
  ];
}

function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
