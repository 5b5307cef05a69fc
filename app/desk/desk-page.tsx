import type { ReactNode } from 'react';

interface DeskPageProps {
  title: ReactNode;
  /** Beside the title: the one thing to do here that is not about a single record. */
  action?: ReactNode;
  /** The link to what this screen belongs to. */
  back?: ReactNode;
  children: ReactNode;
}

/** A screen of the desk below its bar. */
export function DeskPage({ title, action, back, children }: DeskPageProps) {
  return (
    <>
      <div className="row apart mb-g2">
        <h1>{title}</h1>
        {action}
      </div>
      {back && <p>{back}</p>}
      {children}
    </>
  );
}
