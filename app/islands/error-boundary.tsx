import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** An error in an island takes away that island, not the page around it, and says what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p className="note" role="alert">
        <b>Sorry, there is a problem with this form.</b>{' '}
        <button type="button" className="link" onClick={() => location.reload()}>
          Open the page again
        </button>
      </p>
    );
  }
}
