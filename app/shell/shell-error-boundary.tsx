import { Component, type ReactNode } from 'react';

interface ShellErrorBoundaryProps {
  /** The address: on another one the page is tried anew. */
  pathname: string;
  /** Stands in the place of everything inside the document. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * Keeps an error of what stands around the pages inside the document. The root's own error page would make the whole
 * document anew, its styles and scripts as text, which the Content-Security-Policy forbids (Trusted Types): the screen
 * would stay white. Errors of the pages themselves end before, at the boundaries of their routes.
 */
export class ShellErrorBoundary extends Component<ShellErrorBoundaryProps> {
  override state: { failedAt?: string } = {};

  override componentDidCatch() {
    this.setState({ failedAt: this.props.pathname });
  }

  override render() {
    const { pathname, instead, children } = this.props;
    return this.state.failedAt === pathname ? <main id="main">{instead}</main> : children;
  }
}
