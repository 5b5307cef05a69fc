import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { entryKinds, type FamilyEntry } from '#desk/family/family-part.ts';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOf, tallyOptions } from '#desk/list/tally.ts';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { OpenedBy } from '#desk/record/opened-by.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { actInWords } from '#features/submissions/desk/act-in-words.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';

const SHOWN_AT_FIRST = 25;

/**
 * Everything that has happened with a family, the newest first; of one kind where the address says so. Who has only
 * opened something stands in one line below it, as at a record.
 */
export function FamilyEntries({ entries: all }: { entries: FamilyEntry[] }) {
  const [search] = useSearchParams();
  const [isWhole, setIsWhole] = useState(false);
  const kind = search.get('show') ?? '';
  const entries = all.filter((entry) => !isLook(entry));
  const readers = [...new Set(all.filter(isLook).flatMap(({ by }) => by ?? []))].join(', ');
  const chosen = entries.filter((entry) => kind === '' || entry.kind === kind);
  const older = chosen.length - SHOWN_AT_FIRST;
  const shown = isWhole ? chosen : chosen.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="everything">
      <h2 id="everything">Everything, newest first</h2>
      <ListTally
        name="show"
        label="Kinds"
        options={tallyOptions(
          entryKinds,
          tallyOf(entries, (entry) => entry.kind),
        )}
      />
      <ol className="happened">
        {shown.map((entry) => (
          <Entry key={keyOf(entry)} entry={entry} />
        ))}
      </ol>
      {!isWhole && older > 0 && (
        <>
          <button type="button" className="btn line" onClick={() => setIsWhole(true)}>
            Show {older} older
          </button>
          <p className="on-paper">Older and not printed: {older}</p>
        </>
      )}
      <OpenedBy readers={readers} />
    </section>
  );
}

const isLook = ({ act }: FamilyEntry) => act?.act === 'saw' && act.detail === '';

const keyOf = ({ kind, at, reference, title, act, by }: FamilyEntry) =>
  [kind, at, reference, title, act?.act, act?.detail, JSON.stringify(act?.data), by].join(' ');

function Entry({ entry }: { entry: FamilyEntry }) {
  const { kind, at, reference, title, text, by, status, to, act } = entry;
  const words = act ? actInWords(reference, act) : title;
  return (
    <li className={kind === 'note' ? 'noted' : undefined}>
      <time dateTime={at} title={writtenInstant(at, new Date())}>
        {shortInstant(at, new Date())}
      </time>
      <div>
        <span className="row">
          {to ? (
            <Link to={to} dir="auto">
              <span>
                <UnbrokenText text={words} />
              </span>
            </Link>
          ) : (
            <b dir="auto">
              <StaffName of={words} />
            </b>
          )}
          {status && <StatusBadge of={status} />}
        </span>
        {text && (
          <div className="entry-text">
            <AsTyped>{text}</AsTyped>
          </div>
        )}
        <span className="small muted" dir="auto">
          <StaffName of={[by, reference].filter(Boolean).join(' · ')} />
        </span>
      </div>
    </li>
  );
}
