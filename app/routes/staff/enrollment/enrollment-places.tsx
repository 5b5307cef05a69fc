import { Form, Link, useSubmit } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { GradeCard } from '#features/enrollment/desk/components/grade-card.tsx';
import { changeAt, listLoader } from '#requests/screen-requests.ts';
import { SelectField } from '#ui/fields/input-field.tsx';
import { placesAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/enrollment-places.ts';

export const clientLoader = listLoader(placesAt);
export const clientAction = changeAt('/api/staff');
export const meta = titled('Places and waiting lists');

export default function EnrollmentPlaces({ loaderData }: Route.ComponentProps) {
  const { years, year, grades } = loaderData;
  const submit = useSubmit();
  return (
    <DeskPage
      title="Places and waiting lists"
      back={<Link to="/staff/enrollment-applications">All applications</Link>}
    >
      <Form
        className="grades-of-year"
        onChange={(event) => submit(event.currentTarget, { replace: true })}
      >
        <SelectField id="year" label="Year" key={year} defaultValue={year}>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </Form>
      <div className="grades">
        {grades.map((entry) => (
          <GradeCard key={`${year} ${entry.grade}`} year={year} entry={entry} />
        ))}
      </div>
    </DeskPage>
  );
}
