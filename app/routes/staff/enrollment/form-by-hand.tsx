import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { FormByHand } from '#features/enrollment/desk/components/form-by-hand.tsx';
import { placesAt } from '#features/enrollment/places/places-at.ts';
import { applicationsAt } from '#features/submissions/desk/applications-at.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { notify } from '#ui/notify.ts';
import type { Route } from './+types/form-by-hand.ts';

export const clientLoader = loadFrom(placesAt);
export const clientAction = makeChange;
export const meta = titled('Enter a paper form');

export default function FormByHandScreen({ loaderData, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const like = useSearchParams()[0].get('like') ?? undefined;
  const navigate = useNavigate();
  const [last, setLast] = useState<{ reference: string; child: string; isSibling: boolean }>();
  useEffect(() => {
    if (last) document.getElementById('studentFirstName')?.focus();
  }, [last]);
  return (
    <DeskPage
      title="Enter a paper form"
      back={<Link to="/staff/enrollment-applications">All applications</Link>}
    >
      {last && (
        <p className="note ok" role="status">
          Entered: {last.child}. Write{' '}
          <Link to={`/staff/enrollment-applications/${last.reference}`}>{last.reference}</Link> on
          the paper form.
        </p>
      )}
      <FormByHand
        key={last?.reference}
        slug={school.slug}
        recordAt={applicationsAt.record}
        // Typing in a pile begins with the year that most have applied for, as Places does.
        day={{ ...loaderData.day, usualYear: loaderData.year }}
        like={last ? undefined : like}
        after={last?.isSibling ? last.reference : undefined}
        onEntered={(reference, { studentFirstName, studentLastName }, next) => {
          if (next) {
            const child = `${studentFirstName} ${studentLastName}`;
            setLast({ reference, child, isSibling: next === 'sameFamily' });
            return;
          }
          notify({ title: 'Entered', text: `Write ${reference} on the paper form.` });
          navigate(`/staff/enrollment-applications/${reference}`);
        }}
      />
    </DeskPage>
  );
}
