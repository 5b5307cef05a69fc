import type { ReactNode } from 'react';

interface PrintLinkProps {
  /** What is printed; the page goes there too, because browsers inside other apps cannot print. */
  href: `#${string}`;
  className?: string;
  children: ReactNode;
}

/** Opens the print window, from which the page can also be saved as a PDF (`print-link.enhance.ts`). */
export function PrintLink({ href, className, children }: PrintLinkProps) {
  return (
    <a className={className} href={href} data-enhance="print">
      {children}
    </a>
  );
}
