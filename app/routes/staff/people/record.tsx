import { Link, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { actNames } from '#desk/audit/audit-filter.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { StaffName, useStaffInFull } from '#desk/staff/staff-name.tsx';
import { aboutInWords, detailInWords } from '#features/submissions/desk/act-in-words.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { listLoader } from '#requests/screen-requests.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { auditRecordsAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/record.ts';

export const clientLoader = listLoader(auditRecordsAt);
export const meta = titled('Who did what');

export default function Record({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const now = new Date();
  const whoInFull = useStaffInFull();
  const rows = list.rows.map((row) => ({ ...row, words: detailInWords(row.about, row) }));
  return (
    <DeskPage title="Who did what">
      <ListSearch label="About (a reference, an address, or a kind such as subscribers)">
        <SelectField id="person" label="Who" defaultValue={search.get('person') ?? ''}>
          <Options none="Everybody" of={list.people.map((email) => [email, whoInFull(email)])} />
        </SelectField>
        <SelectField id="act" label="What was done" defaultValue={search.get('act') ?? ''}>
          <Options none="All" of={actNames} />
        </SelectField>
        <Field id="day" label="Day">
          {(control) => <DateField control={control} name="day" value={search.get('day') ?? ''} />}
        </Field>
      </ListSearch>
      {list.total === 0 && (
        <p className="note">
          Nothing was found. <Link to="?">Show everything</Link>
        </p>
      )}
      <ol className="history">
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              <b>{actNames[row.act]}</b> {whoInFull(aboutInWords(row.about))}
              {row.words && (
                <>
                  : <StaffName of={row.words} />
                </>
              )}
            </span>
            <span className="small muted">
              {whoInFull(row.staff_email)}, {writtenInstant(row.at, now)}
            </span>
          </li>
        ))}
      </ol>
      <ListPages page={list.page} total={list.total} noun="record" />
      <p>
        <Link to="/staff/people">All staff</Link>
      </p>
    </DeskPage>
  );
}
