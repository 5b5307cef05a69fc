import type { ReactNode } from 'react';
import { UnbrokenText } from './text/unbroken-text.tsx';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** Shown large beside the title; on a phone below it. */
  picture?: ReactNode;
  /** A large field of one cloth in the picture's place (design, section 5). */
  cloth?: 'dzuwa' | 'mphasa' | 'ngoma' | 'madzi';
  /** On a phone only the title stays, so that what people came for is in view. */
  isCompact?: boolean;
  /** Above what there is to do: the title in one row with what stands beside it, so that the first field or button is in view. */
  isShort?: boolean;
  children?: ReactNode;
}

/** The painted wall at the top of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, picture, cloth, isCompact, isShort, children } = props;
  const kinds = ['head on-wall', picture && 'pictured', isCompact && 'compact', isShort && 'short'];
  return (
    <section className={kinds.filter(Boolean).join(' ')}>
      <div>
        <h1>{title}</h1>
        {lead && (
          <p className="lead">
            <UnbrokenText text={lead} />
          </p>
        )}
        {children}
      </div>
      {picture}
      {cloth && <div className={`swatch no-print ${cloth}`} />}
    </section>
  );
}
