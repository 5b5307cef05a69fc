import { Form } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { HeadsSheet } from '#features/enrollment/numbers/components/heads-sheet.tsx';
import { listLoader } from '#requests/screen-requests.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { numbersAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/heads-page.ts';

export const clientLoader = listLoader(numbersAt);
export const meta = titled('The head’s page');

export default function HeadsPageScreen({ loaderData: page, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  return (
    <DeskPage title="The head’s page">
      <Form className="as-of">
        <SelectField id="year" label="Year" key={page.year} defaultValue={page.year}>
          <Options of={page.years} />
        </SelectField>
        <Field id="day" label="As of">
          {(control) => <DateField control={control} name="day" value={page.day} />}
        </Field>
        <button type="submit" className="btn line">
          Show this day
        </button>
        <button type="button" className="btn" onClick={() => window.print()}>
          Print
        </button>
      </Form>
      {!page.isToday && (
        <p className="note" role="note">
          These are the numbers of a day that is over. To open the lists behind them, show today.
        </p>
      )}
      <HeadsSheet page={page} school={school.name} />
    </DeskPage>
  );
}
