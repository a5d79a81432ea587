import { Component, type ReactNode } from 'react';
import { BrokenSpot } from './BrokenSpot.tsx';

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
    return this.state.broken ? <BrokenSpot onReload={this.props.onReload} /> : this.props.children;
  }
}
