import { Link } from 'react-router';
import { StatusBadge } from '../list/status-badge.tsx';
import type { FamilyChild } from './family-part.ts';

/** The child's name, which leads to its record, and where it stands. */
export function ChildAndStatus({ child }: { child: Pick<FamilyChild, 'to' | 'name' | 'status'> }) {
  return (
    <span className="row">
      <Link to={child.to} dir="auto">
        {child.name}
      </Link>
      <StatusBadge of={child.status} />
    </span>
  );
}
