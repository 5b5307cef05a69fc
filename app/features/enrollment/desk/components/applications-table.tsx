import { useState } from 'react';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { enrollmentStatuses, everyEnrollmentStatus } from '../../enrollment-status.ts';
import { gradeLevels } from '../../grade-levels.ts';

const FILE = 'enrollment-applications.csv';

/** Enrollment applications for a spreadsheet, all of them or some. */
export function ApplicationsTable() {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const filter = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  const field = (name: string) => ({
    id: `table-${name}`,
    value: chosen[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setChosen({ ...chosen, [name]: target.value }),
  });
  return (
    <section aria-labelledby="table">
      <h2 id="table">Enrollment applications as a table</h2>
      <p>For a spreadsheet. The site records who downloads a table.</p>
      <div className="fields">
        <SelectField {...field('status')} label="Status">
          <Options
            none="All"
            of={everyEnrollmentStatus.map((one) => [one, enrollmentStatuses[one].name])}
          />
        </SelectField>
        <SelectField {...field('grade')} label="Grade level">
          <Options none="All" of={gradeLevels} />
        </SelectField>
        <InputField
          {...field('year')}
          label="Year of enrollment"
          inputMode="numeric"
          maxLength={4}
        />
        <Field id="table-since" label="Received since">
          {(control) => (
            <DateField
              control={control}
              value={chosen.since ?? ''}
              onDay={(since) => setChosen({ ...chosen, since })}
            />
          )}
        </Field>
      </div>
      <SaveFileButton address={`/api/staff/enrollment-applications.csv?${filter}`} name={FILE}>
        Download as a table
      </SaveFileButton>
    </section>
  );
}
