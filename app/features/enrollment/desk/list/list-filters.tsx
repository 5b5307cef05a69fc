import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useTypingPause } from '#desk/list/use-typing-pause.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { gradeLevels } from '../../grade-levels.ts';
import { type ListQuery, sortNames, waitsForNames } from './application-list.ts';

/** Search and filters. Each change is the list's new address; without waiting for a button. */
export function ListFilters({ query, years }: { query: ListQuery; years: string[] }) {
  const submit = useSubmit();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const pause = useTypingPause();
  useFieldsFollow(form, search);

  function show() {
    pause.stop();
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(([, value]) => value !== '');
    submit(filled as [string, string][], { replace: true, preventScrollReset: true });
  }

  function change(event: FormEvent<HTMLFormElement>) {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping) pause.wait(show);
    else show();
  }

  return (
    <Form
      ref={form}
      className="filters"
      role="search"
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <Field id="q" label="Search by name, reference or phone" isWide>
        {(control) => (
          <input
            {...control}
            type="search"
            name="q"
            defaultValue={query.typed}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Choice name="grade" label="Grade level" all="All grades" value={query.grade}>
        {gradeLevels}
      </Choice>
      <Choice name="year" label="Year" all="All years" value={query.year}>
        {Object.fromEntries(years.map((year) => [year, year]))}
      </Choice>
      <Field id="since" label="Received since">
        {(control) => <DateField control={control} name="since" value={query.since ?? ''} />}
      </Field>
      <Choice name="waits" label="Waits for" all="Anybody" value={query.waits}>
        {waitsForNames}
      </Choice>
      <Choice name="sort" label="Order" value={query.sort === 'newest' ? '' : query.sort}>
        {{ '': sortNames.newest, oldest: sortNames.oldest, name: sortNames.name }}
      </Choice>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all?: string;
  value: string | undefined;
  children: Record<string, string>;
}

function Choice({ name, label, all, value = '', children }: ChoiceProps) {
  return (
    <Field id={name} label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={value}>
          {all && <option value="">{all}</option>}
          {Object.entries(children).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Going back and forth changes the address without the fields; they follow, except the one that is being typed in. */
function useFieldsFollow(form: React.RefObject<HTMLFormElement | null>, search: URLSearchParams) {
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    for (const field of fields) {
      const isTyping = field === document.activeElement && field.type === 'search';
      if (field.name && field.type !== 'hidden' && !isTyping)
        field.value = search.get(field.name) ?? '';
    }
  }, [form, search]);
}
