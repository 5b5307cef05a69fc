import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AnyLinkProps {
  /** A page of ours, an anchor, or another site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link from `content/`: the router opens our own pages, the browser everything else. */
export function AnyLink({ href, className, children }: AnyLinkProps) {
  if (href.startsWith('/')) {
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
