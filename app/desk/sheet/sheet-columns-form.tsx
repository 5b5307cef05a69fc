import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import { sheetAt } from './sheet-at.ts';
import type { SheetRoom } from './sheet-lists.ts';
import { SHEET_NAME_LIMIT } from './sheet-schemas.ts';
import type { SheetShown } from './sheet-shown.ts';

/** Which columns stand in the list, and the name under which the office keeps them. */
export function SheetColumnsForm({ room, sheet }: { room: SheetRoom; sheet: SheetShown }) {
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = useServerChange(sheetAt(room));
  const removal = useServerChange(sheetAt(room));
  const { errorOf } = useFieldErrors(change.refusal);
  const kept = sheet.kept.find(({ id }) => id === search.get('list'));
  const groups = [...new Set(sheet.choices.map(({ group }) => group))];
  // What stands in the list keeps its order; what is added comes behind it.
  const chosen = () => {
    const ticked = new FormData(form.current ?? undefined).getAll('columns').map(String);
    const before = sheet.table.columns.map(({ key }) => key).filter((key) => ticked.includes(key));
    return [...new Set([...before, ...ticked])];
  };
  const to = (changes: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    next.delete('columns');
    changes(next);
    void navigate({ search: `?${next}` }, { preventScrollReset: true });
  };

  function show() {
    to((next) => {
      for (const key of chosen()) next.append('columns', key);
    });
  }

  function keep() {
    const name = String(new FormData(form.current ?? undefined).get('name') ?? '');
    const said = { title: 'Kept', text: `“${name.trim()}” stands above with the other lists.` };
    change.send<{ id: string }>({ change: 'keep', name, columns: chosen() }, said, ({ id }) =>
      to((next) => next.set('list', id)),
    );
  }

  return (
    <form
      ref={form}
      className="no-print"
      aria-label="What is in the list"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      {groups.map((group) => (
        <details key={group} open={isOpen(sheet, group)}>
          <summary>{group || 'Columns'}</summary>
          <fieldset>
            <legend className="visually-hidden">{group || 'Columns'}</legend>
            {sheet.choices
              .filter((choice) => choice.group === group)
              .map(({ key, name, holds, isChosen }) => (
                <label key={key} className="check">
                  <input
                    className="checkbox"
                    type="checkbox"
                    name="columns"
                    value={key}
                    defaultChecked={isChosen}
                  />
                  <span>
                    {name.replace(`${group}: `, '')}
                    {holds && <small className="muted"> ({holds})</small>}
                  </span>
                </label>
              ))}
          </fieldset>
        </details>
      ))}
      <button type="submit" className="btn line">
        Show the list
      </button>
      <InputField
        id="sheet-name"
        name="name"
        label="Keep these columns under a name"
        isOptional
        maxLength={SHEET_NAME_LIMIT}
        autoComplete="off"
        error={errorOf('name')}
      />
      <SmallButton aria-disabled={change.isBusy} onClick={keep}>
        Keep
      </SmallButton>
      {kept && (
        <AskToSend
          trigger="Remove"
          triggerAbout={` “${kept.name}”`}
          triggerClass="btn plain sm"
          title={`Remove “${kept.name}”?`}
          confirm="Remove"
          change={removal}
          body={{ change: 'forget', id: kept.id }}
          said={{ title: 'Removed', text: kept.name }}
          onDone={() => to((next) => next.delete('list'))}
        >
          <p>Only the choice of columns is removed. Nothing else changes.</p>
        </AskToSend>
      )}
    </form>
  );
}

/** What nothing is chosen of stands closed: the questions of the form are many. */
const isOpen = ({ choices }: SheetShown, group: string) =>
  group === '' || choices.some((choice) => choice.group === group && choice.isChosen);
