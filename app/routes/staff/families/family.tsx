import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { BarredLines } from '#features/enrollment/barred/components/barred-lines.tsx';
import { ChildrenOfFamily } from '#features/families/components/children-of-family.tsx';
import { FamilyActs } from '#features/families/components/family-acts.tsx';
import { FamilyData } from '#features/families/components/family-data.tsx';
import { FamilyEntries } from '#features/families/components/family-entries.tsx';
import { GuardiansOfFamily } from '#features/families/components/guardians-of-family.tsx';
import { WaitsOfFamily } from '#features/families/components/waits-of-family.tsx';
import { WhoBelongsTogether } from '#features/families/components/who-belongs-together.tsx';
import type { Erasure } from '#features/families/erasure/erase-records.server.ts';
import { CallsToMake } from '#features/families/notes/calls-to-make.tsx';
import { NewNote } from '#features/families/notes/new-note.tsx';
import { PapersOfFamily } from '#features/papers/desk/papers-of-family.tsx';
import { kindOfReference } from '#features/submissions/kinds.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { PrintLink } from '#ui/print-link.tsx';
import { belongingAt, familiesAt, heldAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/family.ts';

/** Who applied is known by its form; who came from a spreadsheet has none. */
const isApplied = ({ reference }: { reference: string }) =>
  kindOfReference(reference) === 'enrollment-application';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const family = await askServer(familiesAt.at(params.reference), request);
  const child = family.children.find(isApplied);
  if (!child) return { family };
  return { family, belonging: await askServer(belongingAt.at(child.reference), request) };
}

export const clientAction = makeChange;

/** What was erased is not asked for again: the screen leaves it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const erased: { done?: Partial<Erasure> } | undefined = args.actionResult;
  return erased?.done?.rows ? false : args.defaultShouldRevalidate;
}

export const meta = recordMeta;

/** Everything about one family, for one call and on one sheet of paper. */
export default function Family({ loaderData }: Route.ComponentProps) {
  const { family, belonging } = loaderData;
  const change = useServerChange(familiesAt);
  return (
    <DeskPage
      title={<span dir="auto">{family.name}</span>}
      action={
        <PrintLink className="btn sm line" href="#main">
          Print
        </PrintLink>
      }
    >
      <p className="no-print">
        <Link to="/staff/families">All families</Link>
      </p>
      <BarredLines
        lines={family.barred}
        act={({ reference, child }) => (
          <Link to={`/staff/enrollment-applications/${reference}`}>Application for {child}</Link>
        )}
      />
      <FamilyActs listed={family.children.filter(isApplied)} />
      <CallsToMake calls={family.calls} />
      <WaitsOfFamily waits={family.waits} today={dayInLusaka(new Date())} />
      <div className="family">
        <div>
          <GuardiansOfFamily guardians={family.guardians} />
          <ChildrenOfFamily listed={family.children} />
          {belonging && <WhoBelongsTogether belonging={belonging} />}
          <PapersOfFamily listed={family.papers} />
          <FamilyData
            heldAt={heldAt}
            familiesAt={familiesAt}
            key={family.reference}
            family={family}
            decided={belonging?.decided.filter(({ decision }) => decision !== 'notSame') ?? []}
            change={change}
          />
        </div>
        <div>
          <FamilyEntries entries={family.entries} />
          <NewNote reference={family.reference} />
        </div>
      </div>
    </DeskPage>
  );
}
