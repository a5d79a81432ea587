import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBoundary.module.css';

type ErrorBoundaryProps = { onReload: () => void; children: ReactNode };

/**
 * Keeps an unexpected error in the live spot where it happened; the rest of the page stays. React
 * logs the error by itself. The words are the router's default ones, which the specification names.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className={styles.broken}>
        <p className={styles.words}>Unexpected Application Error!</p>
        <Button kind="ink" onClick={this.props.onReload}>
          Reload
        </Button>
      </div>
    );
  }
}
