import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Where links lead that want what stood here. */
  id?: string;
  children: ReactNode;
};

/**
 * Keeps an unexpected error in the island where it happened; the rest of the page stays. React logs the
 * error by itself. What stands here then asks for the page's notice by the event of an island whose script
 * does not load (`scripts/islandErrors.ts`).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? (
      <div id={this.props.id} ref={askForNotice} />
    ) : (
      this.props.children
    );
  }
}

function askForNotice(place: HTMLElement | null): void {
  place?.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
}
