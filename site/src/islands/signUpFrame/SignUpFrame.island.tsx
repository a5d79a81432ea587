import { toTheme } from '#contract/formFrame.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { SignUpFrame, type SignUpFrameProps } from './SignUpFrame.tsx';
import type { FrameDependencies } from './frameDependencies.ts';

/** An island because it watches the form load, tells it the theme and asks first where the law wants it. */
export function SignUpFrameIsland(props: Omit<SignUpFrameProps, 'browser'>) {
  return (
    <ErrorBoundary>
      <SignUpFrame {...props} browser={browser} />
    </ErrorBoundary>
  );
}

const REMEMBERED = 'show-sign-up-form';

const chosenTheme = () => toTheme(document.documentElement.dataset['theme']);

const browser: FrameDependencies = {
  // Drawn at build too, where there is no address yet.
  pageAddress: () => (typeof window === 'undefined' ? '' : window.location.href),
  theme: () => (typeof document === 'undefined' ? 'system' : chosenTheme()),
  onMessage(listener) {
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  },
  onVisible(element, listener) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      listener();
    });
    observer.observe(element);
    return () => observer.disconnect();
  },
  onTheme(listener) {
    const root = document.documentElement;
    const tell = () => listener(chosenTheme());
    const observer = new MutationObserver(tell);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    tell();
    return () => observer.disconnect();
  },
  heardBefore: () => document.documentElement.dataset['formReady'],
  // Storage throws where the visitor's settings forbid it; the choice then holds for this visit.
  remembered: {
    read() {
      try {
        return localStorage.getItem(REMEMBERED) === 'yes';
      } catch {
        return false;
      }
    },
    write(value) {
      try {
        if (value) localStorage.setItem(REMEMBERED, 'yes');
        else localStorage.removeItem(REMEMBERED);
      } catch {
        // Not remembered.
      }
    },
  },
};
