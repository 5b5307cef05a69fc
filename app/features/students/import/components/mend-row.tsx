import { InputField } from '#ui/fields/input-field.tsx';
import type { ShownRow } from '../change-import.server.ts';
import { childColumns } from '../columns.ts';
import { LONGEST_CELL, type MendedRow } from '../mended-rows.ts';

/** What the office does with a row before the file is taken over. */
export interface Mending {
  mended: ReadonlyMap<number, MendedRow>;
  onMend(row: MendedRow): void;
}

const answers = { one: 'One child', two: 'Two children' } as const;

/** Puts a row right without the file: what stands in the wrong columns, and whether it is one child or two. */
export function MendRow({ row, mended, onMend }: Mending & { row: ShownRow }) {
  const { at } = row;
  const said = mended.get(at) ?? { at, cells: {} };
  // What is right by now keeps its field: it may still be changed.
  const columns = new Set([
    ...row.mend.map(({ column }) => column),
    ...(Object.keys(said.cells) as (keyof typeof said.cells)[]),
  ]);
  const written = new Map(row.mend.map((one) => [one.column, one.written]));
  const twins = said.twins ?? row.twins;
  if (columns.size === 0 && row.twins === undefined) return null;
  return (
    <div className="mt-g3">
      {[...columns].map((column) => (
        <InputField
          key={column}
          id={`row-${at}-${column}`}
          label={`${childColumns[column].name}, row ${at}`}
          placeholder={childColumns[column].example}
          maxLength={LONGEST_CELL}
          autoComplete="off"
          value={said.cells[column] ?? written.get(column) ?? ''}
          onChange={({ target }) =>
            onMend({ ...said, cells: { ...said.cells, [column]: target.value } })
          }
        />
      ))}
      {row.twins !== undefined && (
        <fieldset className="role-choice">
          <legend>Twins or one child? Row {at}</legend>
          {(['one', 'two'] as const).map((answer) => (
            <label key={answer}>
              <input
                type="radio"
                name={`twins-${at}`}
                checked={twins === answer}
                onChange={() => onMend({ ...said, twins: answer })}
              />
              <span>{answers[answer]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
