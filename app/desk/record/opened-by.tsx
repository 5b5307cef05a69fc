import { StaffName } from '../staff/staff-name.tsx';

/** Who of the office has opened something, below what happened with it; addresses with commas between them. */
export function OpenedBy({ readers }: { readers: string | undefined }) {
  if (!readers) return null;
  return (
    <p className="small muted">
      Opened by: <StaffName of={readers} />
    </p>
  );
}
