import { useState } from 'react';
import { dayMonthYear, isRealDate } from '#lib/dates/plain-date.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { entryName, type ListField } from '../form-field.ts';
import type { TypedEntry, TypedFields } from '../typed-part.ts';
import { PartFields } from './part-fields.tsx';

interface EntryRowProps {
  list: ListField;
  entry: TypedEntry;
  path: string;
  isFirst: boolean;
  isLast: boolean;
  isOpenAtFirst: boolean;
  errors: ReadonlyMap<string, string>;
  onChange(fields: TypedFields): void;
  onUp(): void;
  onDown(): void;
  onRemove(): void;
}

/** One entry: its title, and its fields once it is opened. What is to be corrected stands open. */
export function EntryRow({ list, entry, path, isFirst, isLast, errors, ...row }: EntryRowProps) {
  const [isOpen, setIsOpen] = useState(row.isOpenAtFirst);
  const { key, fields } = entry;
  const title = entryName(list, fields) || `New ${list.entry}`;
  const day = firstDay(list, fields);
  const hasErrors = [...errors.keys()].some((field) => field.startsWith(path));
  const name = <span className="visually-hidden"> {title}</span>;
  return (
    <li>
      <details
        className="entry"
        open={isOpen || hasErrors}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary id={`${key}-summary`}>
          {title}
          {day && <span className="small muted"> {day}</span>}
        </summary>
        <div className="entry-fields">
          <PartFields
            fields={list.fields}
            typed={fields}
            path={path}
            errors={errors}
            onChange={row.onChange}
          />
        </div>
        <div className="row">
          <SmallButton
            id={`${key}-up`}
            aria-disabled={isFirst}
            onClick={() => !isFirst && row.onUp()}
          >
            Move up{name}
          </SmallButton>
          <SmallButton
            id={`${key}-down`}
            aria-disabled={isLast}
            onClick={() => !isLast && row.onDown()}
          >
            Move down{name}
          </SmallButton>
          <SmallButton onClick={row.onRemove}>Remove{name}</SmallButton>
        </div>
      </details>
    </li>
  );
}

/** Tells entries of the same name apart while they are closed. */
function firstDay(list: ListField, fields: TypedFields): string | undefined {
  const name = list.fields.find(({ kind }) => kind === 'day')?.name;
  const day = name && name !== list.title && String(fields[name]);
  return day && isRealDate(day) ? dayMonthYear(day) : undefined;
}
