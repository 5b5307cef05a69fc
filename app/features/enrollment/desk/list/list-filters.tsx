import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { MoreFilters } from '#desk/list/more-filters.tsx';
import { useDebounce } from '#desk/list/use-debounce.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { gradeLevels } from '../../grade-levels.ts';
import {
  type ApplicationFilter,
  answeredNames,
  cameByNames,
  sortNames,
  usualSort,
  waitsForNames,
} from './application-list.ts';

/** Search and filters. Each change is the list's new address; without waiting for a button. */
export function ListFilters({ query, years }: { query: ApplicationFilter; years: string[] }) {
  const submit = useSubmit();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const pause = useDebounce();
  useFieldsFollow(form, search);
  const usual = usualSort(query);
  const { [usual]: _, ...others } = sortNames;

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
      <InputField
        id="q"
        label="Search by name, reference or phone"
        isWide
        type="search"
        defaultValue={query.q}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField id="grade" label="Grade level" defaultValue={query.grade ?? ''}>
        <Options none="All grades" of={gradeLevels} />
      </SelectField>
      <SelectField id="year" label="Year" defaultValue={query.year ?? ''}>
        <Options none="All years" of={Object.fromEntries(years.map((year) => [year, year]))} />
      </SelectField>
      <MoreFilters
        isUsed={
          [query.since, query.until, query.waits, query.isUndecided].some(Boolean) ||
          [query.by, query.answered].some(Boolean) ||
          query.sort !== usual
        }
      >
        <Field id="since" label="Received since">
          {(control) => <DateField control={control} name="since" value={query.since ?? ''} />}
        </Field>
        <Field id="until" label="Received until">
          {(control) => <DateField control={control} name="until" value={query.until ?? ''} />}
        </Field>
        <SelectField
          id="waits"
          label="Waits for"
          defaultValue={query.isUndecided ? 'decision' : (query.waits ?? '')}
        >
          <Options none="Anybody" of={waitsForNames} />
        </SelectField>
        {query.year && (
          <>
            <SelectField id="by" label="Came by" defaultValue={query.by ?? ''}>
              <Options none="Website or paper" of={cameByNames} />
            </SelectField>
            <SelectField id="answered" label="First answer" defaultValue={query.answered ?? ''}>
              <Options none="At any time, or none" of={answeredNames} />
            </SelectField>
          </>
        )}
        <SelectField id="sort" label="Order" defaultValue={query.sort === usual ? '' : query.sort}>
          <Options none={sortNames[usual]} of={others} />
        </SelectField>
      </MoreFilters>
    </Form>
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
