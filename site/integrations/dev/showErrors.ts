/** Violations from before this script ran (see `checkPage.ts`). */
declare const violations: readonly SecurityPolicyViolationEvent[];

/** How to fix a violation, by directive. */
const ADVICE: Readonly<Record<string, string>> = {
  'script-src': 'Declare it under "analytics" in owner.config.ts, or remove it.',
  'style-src': 'No setting allows it. Use a class in a CSS module.',
  'img-src': 'No setting allows it. Put the image in pictures/ and import it.',
  'font-src':
    "No setting allows it. Install the font as a package in the owner's folder, or remove it.",
  'connect-src': 'Add its origin to "analytics.connect" in owner.config.ts, or remove it.',
  'frame-src':
    'Only "form" in owner.config.ts allows frames from other sites. Remove it, or link to it.',
  'require-trusted-types-for': 'No setting allows it. Set text, or render it with React.',
};

const shownMessages = new Set<string>();
const list = document.createElement('pre');
list.setAttribute('role', 'alert');
// The CSP allows styles that are set by scripts.
list.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 9999; max-height: 50vh; margin: 0; padding: 1rem; overflow: auto; color: #fff; background: #b00020; font: 14px/1.5 monospace; white-space: pre-wrap';

function show(message: string): void {
  if (shownMessages.has(message)) return;
  shownMessages.add(message);
  list.textContent = [...shownMessages].join('\n');
  document.body.append(list);
}

function showViolation(event: SecurityPolicyViolationEvent): void {
  const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
  // Ignore violations caused by the dev server.
  if (/@vite\/|node_modules|\/@id\//.test(sourceFile)) return;
  const resource = /^(?:inline|eval|trusted-types-\w+)$/.test(blockedURI)
    ? `${blockedURI} code${sample && ` "${sample}"`}`
    : blockedURI;
  const isScript = sourceFile !== '' && new URL(sourceFile).pathname !== location.pathname;
  const position = isScript
    ? `${sourceFile.replace(location.origin, '')}:${lineNumber}`
    : location.pathname;
  const directive = effectiveDirective.replace(/-(?:attr|elem)$/, '');
  const message = `${position}: production blocks ${resource} (${effectiveDirective}). ${ADVICE[directive] ?? 'No setting allows it. Remove it.'}`;
  // Vite forwards console errors to the terminal.
  if (!shownMessages.has(message)) console.error(message);
  show(message);
}

const element = document.getElementById('page-errors');
if (element) {
  const errors: string[] = JSON.parse(element.textContent);
  for (const error of errors) show(error);
  for (const event of violations) showViolation(event);
  addEventListener('securitypolicyviolation', showViolation);
}
