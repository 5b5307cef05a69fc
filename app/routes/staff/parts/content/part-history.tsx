import { VersionList } from '#features/publishing/components/version-list.tsx';
import type { VersionEntry } from '#features/publishing/versions.server.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';

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
