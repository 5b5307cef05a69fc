import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { VersionEntry } from '../versions.server.ts';

/** The versions of a part are called by when they were published; people count no versions. */
const FIRST = 'As the website began';

interface PartHistoryProps {
  versions: VersionEntry[];
  isBusy: boolean;
  /** Left out where nobody can bring one back at the moment. */
  onRestore?: ((number: number) => void) | undefined;
}

/** What stood there before, the newest first, closed until somebody looks for it. */
export function PartHistory({ versions, isBusy, onRestore }: PartHistoryProps) {
  const now = new Date();
  // The files of `content/` were there before the first publication; a long history begins later.
  const isAll = (versions[versions.length - 1]?.number ?? 1) === 1;
  const published = new Map(versions.map(({ number, at }) => [number, shortInstant(at, now)]));
  const nameOf = (number: number) =>
    number === 0 ? FIRST : (published.get(number) ?? 'an older one');
  return (
    <details className="part-history">
      <summary>
        History<span className="small muted">{lastChange(versions, now)}</span>
      </summary>
      <ol className="history">
        {versions.map(({ number, staffEmail, restoredFrom }, index) => (
          <li key={number}>
            <span>
              {nameOf(number)}
              {index === 0 && <b>, on the site now</b>}
            </span>
            <span className="small muted">
              <StaffName of={staffEmail} />
              {restoredFrom !== null && `; put back: ${nameOf(restoredFrom)}`}
            </span>
            {index > 0 && onRestore && (
              <PutBack name={nameOf(number)} isBusy={isBusy} onPress={() => onRestore(number)} />
            )}
          </li>
        ))}
        {isAll && (
          <li>
            <span>
              {FIRST}
              {versions.length === 0 && <b>, on the site now</b>}
            </span>
            {versions.length > 0 && onRestore && (
              <PutBack name={FIRST} isBusy={isBusy} onPress={() => onRestore(0)} />
            )}
          </li>
        )}
      </ol>
    </details>
  );
}

function lastChange([last]: VersionEntry[], now: Date): string {
  return last ? `Last change: ${shortInstant(last.at, now)}` : 'Never changed at the desk';
}

interface PutBackProps {
  name: string;
  isBusy: boolean;
  onPress(): void;
}

function PutBack({ name, isBusy, onPress }: PutBackProps) {
  return (
    <span>
      <SmallButton aria-disabled={isBusy} onClick={onPress}>
        Put this back<span className="visually-hidden">: {name}</span>
      </SmallButton>
    </span>
  );
}
