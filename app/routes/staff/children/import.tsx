import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { ImportPreview } from '#features/students/import/change-import.server.ts';
import { childColumns } from '#features/students/import/columns.ts';
import { ColumnsOfFile } from '#features/students/import/components/columns-of-file.tsx';
import { TakenOver } from '#features/students/import/components/taken-over.tsx';
import { useMendedRows } from '#features/students/import/components/use-mended-rows.ts';
import { WhatWillHappen } from '#features/students/import/components/what-will-happen.tsx';
import { importAt } from '#features/students/import/import-at.ts';
import type { MendedRow } from '#features/students/import/mended-rows.ts';
import { writeCsv } from '#lib/text/csv.ts';
import { saveFile } from '#requests/save-file-button.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import type { ChangeRefusal } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Field } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { Fold } from '#ui/fold.tsx';
import type { Route } from './+types/import.ts';

export const clientLoader = loadFrom(importAt);
export const clientAction = makeChange;
export const meta = titled('Children from a spreadsheet');

/**
 * Brings the children of a spreadsheet; nothing is changed before the office has seen what will happen. The file goes
 * with each press: the server keeps nothing of it.
 */
export default function ImportChildren({ loaderData }: Route.ComponentProps) {
  const { imports, today } = loaderData;
  const change = useServerChange(importAt, isAboutFile);
  const { send, isBusy, refusal } = change;
  const [file, setFile] = useState<File>();
  const [year, setYear] = useState(today.slice(0, 4));
  const [preview, setPreview] = useState<ImportPreview>();
  const said = useMendedRows();
  const { mended, accepted, keptOf } = said;
  /** What stood there when the rows were looked at last. */
  const [checked, setChecked] = useState(mended);
  const [done, setDone] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const fault = refusal?.errors.find(({ field: name }) => name === 'file')?.message;

  function bodyOf(change: 'read' | 'take', more: Record<string, string> = {}, chosen = file) {
    const body = new FormData();
    body.set('change', change);
    body.set('year', year);
    for (const [name, value] of Object.entries(more)) body.set(name, value);
    if (chosen) body.set('file', chosen);
    return body;
  }
  function read(chosen: File | undefined) {
    setFile(chosen);
    setPreview(undefined);
    setDone(undefined);
    const before = said.begin(chosen);
    if (chosen) look(chosen, before.mended);
  }
  function look(chosen: File | undefined, rows: ReadonlyMap<number, MendedRow>) {
    const body = bodyOf('read', { mended: asField(rows) }, chosen);
    send<{ preview: ImportPreview }>(body, undefined, (said) => {
      setPreview(said.preview);
      setChecked(rows);
    });
  }
  function take() {
    if (!preview) return;
    const given = { accepted: accepted.join(','), mended: asField(checked) };
    const more = { seen: preview.seen, ...given };
    send<{ taken: { children: number } }>(bodyOf('take', more), undefined, ({ taken }) => {
      setDone(taken.children);
      said.forget();
      setPreview(undefined);
      setFile(undefined);
      if (field.current) field.current.value = '';
    });
  }
  const years = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)];
  return (
    <DeskPage
      title="Children from a spreadsheet"
      back={<Link to="/staff/children">All children of the school</Link>}
    >
      <p className="lead">Nothing is changed before you have seen what will happen.</p>
      <div role="status">
        {done !== undefined && (
          <p className="note">
            {done === 1 ? '1 child was' : `${done.toLocaleString('en')} children were`} taken over.{' '}
            <Link to={`/staff/children?year=${year}`}>Look at the children of {year}</Link>
          </p>
        )}
      </div>
      {keptOf && (
        <p className="note">
          What you put right in <b>{keptOf}</b> is kept on this computer. Choose the file again to
          go on.
        </p>
      )}
      <SelectField
        id="import-year"
        label="School year"
        value={year}
        onChange={({ target }) => {
          setYear(target.value);
          setPreview(undefined);
        }}
      >
        <Options of={years} />
      </SelectField>
      <Field
        id="import-file"
        label="Excel or CSV file"
        hint="Up to 5,000 children. We read it for this screen and do not keep it."
        error={fault}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            type="file"
            accept=".xlsx,.csv,.txt,text/csv"
            onChange={({ target }) => read(target.files?.[0])}
          />
        )}
      </Field>
      {file && !preview && (
        <button
          type="button"
          className="btn line"
          aria-disabled={isBusy}
          onClick={() => read(file)}
        >
          {isBusy ? 'Reading the file' : 'Read the file again'}
        </button>
      )}
      <Fold id="columns" title="Columns" note="what the file can hold" isOpen={!preview}>
        <ColumnsOfFile onSheet={saveEmptySheet} />
      </Fold>
      {preview && (
        <WhatWillHappen
          preview={preview}
          year={year}
          accepted={accepted}
          onAccept={said.accept}
          mended={mended}
          onMend={said.mend}
          isChecked={mended === checked}
          onCheck={() => look(file, mended)}
          isBusy={isBusy}
          onTake={take}
        />
      )}
      <TakenOver imports={imports} change={change} onTakenBack={() => setDone(undefined)} />
    </DeskPage>
  );
}

const asField = (rows: ReadonlyMap<number, MendedRow>) => JSON.stringify([...rows.values()]);

function saveEmptySheet() {
  const { firstName: _, lastName: __, ...columns } = childColumns;
  const heads = Object.values(columns).map(({ name }) => name);
  saveFile(new Blob([writeCsv([heads])], { type: 'text/csv' }), 'children.csv');
}

/** Said at the field that it is about. */
const isAboutFile = ({ errors }: ChangeRefusal) => errors.some(({ field }) => field === 'file');
