import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { TableHead } from '#ui/text/table-head.tsx';
import { EmptyState } from '../empty-state.tsx';
import { RecordLink } from '../record/record-nav.tsx';
import type { ShownInList } from '../sheet/shown-in-list.ts';
import { ListPages } from './list-pages.tsx';

/** A column of a list; on a phone each row is a card, and the class says where in it (list.css). */
export interface Column<Row> {
  name: string;
  className?:
    | 'cell-act'
    | 'cell-assignee'
    | 'cell-date'
    | 'cell-more'
    | 'cell-status'
    | 'cell-topic'
    | 'cell-turn'
    | 'ref';
  cell: (row: Row, now: Date) => ReactNode;
  /** Of the first column: what stands behind the way to the record. */
  below?: (row: Row) => ReactNode;
}

/** Which of the rows are chosen, so that something is done with several at once. */
interface Ticks<Row> {
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** What a row is called in `Select …`. */
  nameOf: (row: Row) => string;
}

interface ListRowsProps<Row> {
  list: {
    rows: Row[];
    page: number;
    total: number;
    isCut?: boolean;
    isDueFirst?: boolean;
    isUnsorted?: boolean;
    /** Of a room of records: the columns of its sheet that the list shows, and by `keyOf` what stands in them. */
    ofSheet?: ShownInList;
  };
  /** What the rows are, such as `candidate`. */
  noun: string;
  /** What many of them are; left out where it is the noun with an s. */
  nouns?: string;
  /** In which order they stand; left out where it is said only when what is due stands first. */
  order?: string;
  /** What it says when a search finds nothing, such as `Nobody was found.`; where there is nothing, it says that. */
  none?: string;
  /** The address below which the records of the rows are; the first column leads there. */
  records?: string;
  keyOf: (row: Row) => string;
  isNew?: (row: Row) => boolean | undefined;
  ticks?: Ticks<Row>;
  /** Those of the sheet stand behind the first. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** A page of a list with the way to the other pages. Every room shows its records with it. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { list, noun, nouns = `${noun}s`, none, records, keyOf, isNew, ticks, columns } = props;
  const [first, ...own] = columns;
  const others = [...columnsOfSheet(list.ofSheet, keyOf), ...own];
  const now = new Date();
  const rows = list.rows.map((row) => ({ reference: keyOf(row) }));
  return (
    <>
      {list.rows.length > 0 && (
        <div className={ticks ? 'card inbox' : 'card inbox plain'}>
          <table>
            <TableHead names={[first, ...others].map(({ name }) => name)}>
              {ticks && <TickAll {...ticks} keys={list.rows.map(keyOf)} />}
            </TableHead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={keyOf(row)} className={isNew?.(row) ? 'new' : undefined}>
                  {ticks && <Tick {...ticks} name={ticks.nameOf(row)} of={keyOf(row)} />}
                  <th scope="row" className={first.className}>
                    {records ? (
                      <RecordLink list={records} reference={keyOf(row)} rows={rows}>
                        {first.cell(row, now)}
                      </RecordLink>
                    ) : (
                      first.cell(row, now)
                    )}
                    {first.below?.(row)}
                  </th>
                  {others.map(({ name, className, cell }) => (
                    <td key={name} className={className} data-name={name}>
                      {cell(row, now)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {none && list.total === 0 && !list.isCut && (
        <NothingListed none={none} noun={noun} nouns={nouns} />
      )}
      <ListPages
        page={list.page}
        total={list.total}
        isCut={list.isCut ?? false}
        // Where nobody can choose an order, a list of very many stands newest first without a word.
        isUnsorted={props.order !== undefined && (list.isUnsorted ?? false)}
        order={props.order ?? (list.isDueFirst && list.total > 1 ? 'what is due first' : undefined)}
        noun={noun}
        nouns={nouns}
      />
    </>
  );
}

function TickAll<Row>({ selected, onSelect, keys }: Ticks<Row> & { keys: string[] }) {
  return (
    <th scope="col" className="cell-tick">
      <label className="select-all">
        <input
          type="checkbox"
          className="checkbox"
          checked={keys.every((key) => selected.has(key))}
          onChange={({ currentTarget }) => onSelect(ticked(selected, keys, currentTarget.checked))}
        />
        <span>Select all on this page</span>
      </label>
    </th>
  );
}

function Tick<Row>({ selected, onSelect, name, of }: Ticks<Row> & { name: string; of: string }) {
  return (
    <td className="cell-tick">
      <input
        className="checkbox"
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected.has(of)}
        onChange={({ currentTarget }) => onSelect(ticked(selected, [of], currentTarget.checked))}
      />
    </td>
  );
}

function ticked(selected: ReadonlySet<string>, keys: string[], isTicked: boolean) {
  const rest = [...selected].filter((key) => !keys.includes(key));
  return new Set(isTicked ? [...rest, ...keys] : rest);
}

/** That a search finds nothing, with the way to all; where nothing is searched, that nothing has come yet. */
function NothingListed({ none, noun, nouns }: { none: string; noun: string; nouns: string }) {
  const [search] = useSearchParams();
  return search.size > 0 ? (
    <p className="note">
      {none} <Link to="?">Show all {nouns}</Link>
    </p>
  ) : (
    <EmptyState title={`No ${noun} yet`}>
      <p>Each {noun} stands here by itself as soon as it has come.</p>
    </EmptyState>
  );
}

function columnsOfSheet<Row>(
  shown: ShownInList | undefined,
  keyOf: (row: Row) => string,
): Column<Row>[] {
  if (!shown) return [];
  return shown.columns.map(({ name, inList: className }, at) => ({
    name,
    className,
    cell: (row) => shown.cells[keyOf(row)]?.[at],
  }));
}
