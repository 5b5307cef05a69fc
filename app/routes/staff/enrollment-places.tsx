import { Form, Link, useSubmit } from 'react-router';
import { GradeCard } from '#features/enrollment/components/desk/grade-card.tsx';
import { selectableYears } from '#features/enrollment/enrollment-years.ts';
import type { GradePlaces } from '#features/enrollment/places.ts';
import { DeskPage } from '#features/staff/components/desk-page.tsx';
import { deskGet, deskSend, readDeskCall } from '#features/staff/desk-requests.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import { Field } from '#ui/field.tsx';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/enrollment-places.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const years = selectableYears(dayInLusaka(new Date()));
  const asked = new URL(request.url).searchParams.get('year') ?? '';
  const year = /^\d{4}$/.test(asked) ? asked : (years[0] ?? '');
  const path = `/api/staff/enrollment-places?${new URLSearchParams({ year })}`;
  return { years, year, grades: await deskGet<GradePlaces[]>(path, request) };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { call, body } = await readDeskCall(request);
  return deskSend(`/api/staff/${call}`, request, body);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Places and waiting lists');
}

export default function EnrollmentPlaces({ loaderData }: Route.ComponentProps) {
  const { years, year, grades } = loaderData;
  const submit = useSubmit();
  return (
    <DeskPage title="Places and waiting lists">
      <p>
        <Link to="/staff/enrollment-applications">All applications</Link>
      </p>
      <Form onChange={(event) => submit(event.currentTarget, { replace: true })}>
        <Field id="year" label="Year">
          {(control) => (
            <select {...control} name="year" defaultValue={year}>
              {years.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
      </Form>
      <div className="grades">
        {grades.map((entry) => (
          <GradeCard key={`${year} ${entry.grade} ${entry.version}`} year={year} entry={entry} />
        ))}
      </div>
    </DeskPage>
  );
}
