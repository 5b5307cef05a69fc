import type { ReactNode } from 'react';
import { AuthProvider } from './auth-context.tsx';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** The way back to the screen that this one belongs to. */
  above?: ReactNode;
  /** More than one column where there is room, and less air above: there is much to see. */
  isWide?: boolean;
  children: ReactNode;
}

/** A screen of an account, portal or desk: one column, and whoever is signed in within reach. */
export function AccountPage({ title, lead, above, isWide, children }: AccountPageProps) {
  return (
    <AuthProvider>
      <section className={isWide ? 'section near-top' : 'section'}>
        <div className={isWide ? 'wrap account wide' : 'wrap account'}>
          {above && <p className="way-back">{above}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </section>
    </AuthProvider>
  );
}
