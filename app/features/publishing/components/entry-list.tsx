import { useEffect, useRef, useState } from 'react';
import { dayMonthYear, isRealDate } from '#lib/dates/plain-date.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { entryName, type ListField } from '../form-field.ts';
import { newEntry, type TypedEntry, type TypedFields } from '../typed-part.ts';
import { PartFields } from './part-fields.tsx';

interface EntryListProps {
  id: string;
  list: ListField;
  entries: TypedEntry[];
  errors: ReadonlyMap<string, string>;
  onChange(entries: TypedEntry[]): void;
}

/** Entries to add, change, move and remove; a removed one can be brought back. */
export function EntryList({ id, list, entries, errors, onChange }: EntryListProps) {
  const [removed, setRemoved] = useState<{ entry: TypedEntry; index: number }>();
  const [opened, setOpened] = useState<string>();
  const focusNext = useFocusNext();

  function add() {
    const entry = newEntry(list.fields);
    onChange([...entries, entry]);
    setOpened(entry.key);
    focusNext(`${entry.key}-summary`);
  }
  function move(from: number, to: number, button: string) {
    const moved = [...entries];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
    focusNext(button);
  }
  function remove(index: number) {
    const entry = entries[index];
    if (!entry) return;
    onChange(entries.filter((one) => one !== entry));
    setRemoved({ entry, index });
    focusNext(`${id}-bring-back`);
  }
  function bringBack() {
    if (!removed) return;
    onChange([...entries.slice(0, removed.index), removed.entry, ...entries.slice(removed.index)]);
    setRemoved(undefined);
    focusNext(`${removed.entry.key}-summary`);
  }

  return (
    // No landmark: each entry may hold a list of the same name.
    <section>
      <h2>{list.label}</h2>
      {list.hint && <p className="hint">{list.hint}</p>}
      {errors.has(id) && (
        <p className="err" id={id} tabIndex={-1}>
          <span>{errors.get(id)}</span>
        </p>
      )}
      <ol className="mb-g4">
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.key}
            list={list}
            entry={entry}
            path={`${id}.${index}.`}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            isOpenAtFirst={opened === entry.key}
            errors={errors}
            onChange={(fields) =>
              onChange(entries.map((one) => (one === entry ? { ...one, fields } : one)))
            }
            onUp={() => move(index, index - 1, `${entry.key}-up`)}
            onDown={() => move(index, index + 1, `${entry.key}-down`)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {entries.length === 0 && <p className="muted">There is no {list.entry} yet.</p>}
      <div role="status">
        {removed && (
          <p className="note row">
            <span>Removed “{entryName(list, removed.entry.fields)}”.</span>
            <SmallButton id={`${id}-bring-back`} onClick={bringBack}>
              Bring it back
            </SmallButton>
          </p>
        )}
      </div>
      <button type="button" className="btn line" onClick={add}>
        Add {list.entry === 'opening' || list.entry === 'event' ? 'an' : 'a'} {list.entry}
      </button>
    </section>
  );
}

/** Moves the focus to an element that the coming render brings or moves. */
function useFocusNext(): (id: string) => void {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (!next.current) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return (id) => {
    next.current = id;
  };
}

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
function EntryRow({ list, entry, path, isFirst, isLast, errors, ...row }: EntryRowProps) {
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
