import type { ReactNode } from 'react';
import { PageHead } from '#ui/page-head.tsx';
import { AuthProvider } from './auth-context.tsx';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Heads the page across its whole width. */
  picture?: ReactNode;
  /** More than one column where there is room. */
  isWide?: boolean;
  children: ReactNode;
}

/** A screen of an account, portal or desk: one column, and whoever is signed in within reach. */
export function AccountPage({ title, lead, picture, isWide, children }: AccountPageProps) {
  return (
    <AuthProvider>
      {picture && <PageHead title={title} picture={picture} />}
      <section className="sec">
        <div className={isWide ? 'wrap account wide' : 'wrap account'}>
          {!picture && <h1>{title}</h1>}
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </section>
    </AuthProvider>
  );
}
