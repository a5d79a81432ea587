/** Policy violations that a page collects before this script runs. */
declare const blocked: readonly SecurityPolicyViolationEvent[];

/** What to do, by the directive that blocks it. */
const ADVICE: Readonly<Record<string, string>> = {
  'script-src': 'Declare it under "analytics" in owner.config.ts, or take it out.',
  'style-src': 'No setting allows it. Write a class in a CSS module.',
  'img-src': 'No setting allows it. Put the picture into pictures/ and import it.',
  'font-src': 'No setting allows it. Install the font as a package of the owner, or take it out.',
  'connect-src': 'Write its origin into "analytics.connect" in owner.config.ts, or take it out.',
  'frame-src':
    'Only "form" in owner.config.ts allows a frame of another site. Take it out, or link to it.',
  'require-trusted-types-for': 'No setting allows it. Set text, or let React render it.',
};

const shown = new Set<string>();
const list = document.createElement('pre');
list.setAttribute('role', 'alert');
// Styles set by script are allowed.
list.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 9999; max-height: 50vh; margin: 0; padding: 1rem; overflow: auto; color: #fff; background: #b00020; font: 14px/1.5 monospace; white-space: pre-wrap';

function show(sentence: string): void {
  if (shown.has(sentence)) return;
  shown.add(sentence);
  list.textContent = [...shown].join('\n');
  document.body.append(list);
}

function showBlocked(event: SecurityPolicyViolationEvent): void {
  const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
  // Those of the dev server itself.
  if (/@vite\/|node_modules|\/@id\//.test(sourceFile)) return;
  const what = /^(?:inline|eval|trusted-types-\w+)$/.test(blockedURI)
    ? `${blockedURI} code${sample && ` "${sample}"`}`
    : blockedURI;
  const isScript = sourceFile !== '' && new URL(sourceFile).pathname !== location.pathname;
  const place = isScript
    ? `${sourceFile.replace(location.origin, '')}:${lineNumber}`
    : location.pathname;
  const directive = effectiveDirective.replace(/-(?:attr|elem)$/, '');
  const sentence = `${place}: production blocks ${what} (${effectiveDirective}). ${ADVICE[directive] ?? 'No setting allows it. Take it out.'}`;
  // Vite writes it to the terminal.
  if (!shown.has(sentence)) console.error(sentence);
  show(sentence);
}

// The editor, which has its own policy, has no such element.
const element = document.getElementById('mistakes');
if (element) {
  const mistakes: string[] = JSON.parse(element.textContent);
  for (const sentence of mistakes) show(sentence);
  for (const event of blocked) showBlocked(event);
  addEventListener('securitypolicyviolation', showBlocked);
}
