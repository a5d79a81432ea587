import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  onReload: () => void;
  /** Where links lead that want what stood here. */
  id?: string;
  children: ReactNode;
};

/**
 * Keeps an unexpected error in the live spot where it happened; the rest of the page stays. React
 * logs the error by itself. The notice is the page's own, in its language, which it keeps for spots whose
 * script does not load (`BrokenSpot.tsx`).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? (
      <div id={this.props.id} ref={this.showNotice} />
    ) : (
      this.props.children
    );
  }

  private showNotice = (place: HTMLElement | null) => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-broken-spot]');
    if (template) place?.replaceChildren(template.content.cloneNode(true));
    place?.querySelector('button')?.addEventListener('click', this.props.onReload);
  };
}
