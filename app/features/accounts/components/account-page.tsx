import type { ReactNode } from 'react';
import { AuthProvider } from './auth-context.tsx';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of an account, portal or desk: one column, and whoever is signed in within reach. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <AuthProvider>
      <section className="sec">
        <div className="wrap account">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </section>
    </AuthProvider>
  );
}
