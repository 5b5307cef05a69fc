import { type ReactNode, useEffect, useState } from 'react';

interface MoreFiltersProps {
  /** Whether any of them narrows the list now: then they are in sight. */
  isUsed: boolean;
  children: ReactNode;
}

/** Filters that are seldom asked for, behind a line, so that the list itself begins higher on the screen. */
export function MoreFilters({ isUsed, children }: MoreFiltersProps) {
  // Stays as it is while somebody empties a field in it.
  const [isOpen, setIsOpen] = useState(isUsed);
  useEffect(() => {
    if (isUsed) setIsOpen(true);
  }, [isUsed]);
  return (
    <details
      className="more-filters"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>More filters</summary>
      <div className="filters">{children}</div>
    </details>
  );
}
