import { Component, type ReactNode } from 'react';
import { BrokenSpot } from './BrokenSpot.tsx';
import type { BrokenSpotWords } from './BrokenSpot.tsx';

type ErrorBoundaryProps = { words: BrokenSpotWords; onReload: () => void; children: ReactNode };

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
    const { words, onReload, children } = this.props;
    return this.state.broken ? <BrokenSpot words={words} onReload={onReload} /> : children;
  }
}
