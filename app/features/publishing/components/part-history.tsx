import { StaffName } from '#desk/staff/staff-name.tsx';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { VersionEntry } from '../versions.server.ts';

interface PartHistoryProps {
  versions: VersionEntry[];
  isBusy: boolean;
  /** Left out where nobody can bring one back at the moment. */
  onRestore?: ((number: number) => void) | undefined;
}

/** The versions of a part beside its form. */
export function PartHistory({ versions, isBusy, onRestore }: PartHistoryProps) {
  const now = new Date();
  return (
    <VersionList
      versions={versions.map((version) => ({
        ...version,
        written: writtenInstant(version.at, now),
      }))}
      isBusy={isBusy}
      onRestore={onRestore}
    />
  );
}

interface VersionListProps {
  versions: { number: number; written: string; staffEmail: string; restoredFrom: number | null }[];
  isBusy: boolean;
  /** Left out where nobody can bring one back at the moment. */
  onRestore: ((number: number) => void) | undefined;
}

/** All versions of a part, the newest first; the files of `content/` are the first. */
function VersionList({ versions, isBusy, onRestore }: VersionListProps) {
  const isAll = (versions[versions.length - 1]?.number ?? 1) === 1;
  return (
    <section>
      <h2>History</h2>
      <ol className="history">
        {versions.map((version, index) => (
          <li key={version.number}>
            <span>
              {nameOf(version.number)}
              {version.restoredFrom !== null &&
                `, as ${nameOf(version.restoredFrom).toLowerCase()}`}
              {index === 0 && ', on the site now'}
            </span>
            <span className="small muted">
              <StaffName of={version.staffEmail} />, {version.written}
            </span>
            {index > 0 && onRestore && (
              <Restore number={version.number} isBusy={isBusy} onRestore={onRestore} />
            )}
          </li>
        ))}
        {isAll && (
          <li>
            <span>
              {nameOf(0)}
              {versions.length === 0 && ', on the site now'}
            </span>
            {versions.length > 0 && onRestore && (
              <Restore number={0} isBusy={isBusy} onRestore={onRestore} />
            )}
          </li>
        )}
      </ol>
    </section>
  );
}

interface RestoreProps extends Pick<VersionListProps, 'isBusy'> {
  number: number;
  onRestore(number: number): void;
}

function Restore({ number, isBusy, onRestore }: RestoreProps) {
  return (
    <span>
      <SmallButton aria-disabled={isBusy} onClick={() => onRestore(number)}>
        Restore this version<span className="visually-hidden">: {nameOf(number)}</span>
      </SmallButton>
    </span>
  );
}

function nameOf(number: number): string {
  return number === 0 ? 'The first contents' : `Version ${number}`;
}
