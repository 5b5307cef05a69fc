import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { VersionEntry } from '../versions.server.ts';
import { VersionList } from './version-list.tsx';

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
