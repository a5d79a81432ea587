import { Component, type ReactNode } from 'react';
import { BrokenSpot } from './BrokenSpot.tsx';
import type { BrokenSpotWords } from './BrokenSpot.tsx';

type ErrorBoundaryProps = { onReload: () => void; children: ReactNode };

/**
 * Keeps an unexpected error in the live spot where it happened; the rest of the page stays. React
 * logs the error by itself.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { onReload, children } = this.props;
    return this.state.broken ? <BrokenSpot words={noticeOfPage()} onReload={onReload} /> : children;
  }
}

/** In the page's language, as its template for spots whose script does not load says it. */
function noticeOfPage(): BrokenSpotWords {
  const template = document.querySelector<HTMLTemplateElement>('template[data-broken-spot]');
  const said = (name: string) => template?.content.querySelector(name)?.textContent ?? '';
  return { title: said('p'), reload: said('button') };
}
