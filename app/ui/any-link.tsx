import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AnyLinkProps {
  /** A page of ours, an anchor, or another site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link from `content/`: the router opens our own pages, the browser everything else. Pages below another are not in
 * the list of routes that every page carries, so they are new documents (app/shell/private-routes.ts).
 */
export function AnyLink({ href, className, children }: AnyLinkProps) {
  if (href.lastIndexOf('/') === 0) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
