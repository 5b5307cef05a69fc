import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { BarredLines } from '#features/enrollment/barred/components/barred-lines.tsx';
import { letterTextFor } from '#features/enrollment/emails/family-letter.ts';
import { PrintedLetter } from '#features/enrollment/told/components/printed-letter.tsx';
import { applicationsAt } from '#features/submissions/desk/applications-at.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import type { Route } from './+types/enrollment-letter.ts';

export const clientLoader = loadFrom(applicationsAt.record);
export const clientAction = makeChange;
export function meta(args: Route.MetaArgs) {
  return privateMeta(args, `Letter ${args.params.reference}`);
}

export default function EnrollmentLetter({ loaderData: record, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const letter = record.history.at(-1)?.facts.written ?? letterTextFor(record.status, school);
  return (
    <DeskPage title={<span className="no-print">Letter to the family</span>}>
      <p className="no-print">
        <Link to={`/staff/enrollment-applications/${record.reference}`}>
          <span dir="auto">{record.applicant}</span>,{' '}
          <span className="ref">{record.reference}</span>
        </Link>
      </p>
      {/* Who takes the paper home is seen here last. */}
      <div className="no-print">
        <BarredLines lines={record.barred} />
      </div>
      {letter ? (
        <PrintedLetter
          key={record.status}
          record={record}
          letter={letter}
          school={school}
          address={location.origin}
        />
      ) : (
        <p>There is no letter for the status that the application has now.</p>
      )}
    </DeskPage>
  );
}
