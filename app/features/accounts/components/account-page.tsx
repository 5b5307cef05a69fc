import type { ReactNode } from 'react';
import { PageHead } from '#ui/page-head.tsx';
import { AuthProvider } from './auth-context.tsx';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** The way back to the screen that this one belongs to. */
  above?: ReactNode;
  /** Heads the page across its whole width. */
  picture?: ReactNode;
  /** More than one column where there is room. */
  isWide?: boolean;
  children: ReactNode;
}

/** A screen of an account, portal or desk: one column, and whoever is signed in within reach. */
export function AccountPage({ title, lead, above, picture, isWide, children }: AccountPageProps) {
  return (
    <AuthProvider>
      {picture && <PageHead title={title} picture={picture} />}
      <section className="section">
        <div className={isWide ? 'wrap account wide' : 'wrap account'}>
          {above && <p className="way-back">{above}</p>}
          {!picture && <h1>{title}</h1>}
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </section>
    </AuthProvider>
  );
}
