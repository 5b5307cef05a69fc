import type { ReactNode } from 'react';
import { Picture } from '#ui/picture.tsx';

/** What stands in the place of a list that has nothing in it yet: why, and what will stand here. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty-state">
      <Picture name="bench" />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
