import type { ComponentProps } from 'react';
import { type Column, ListRows } from '#desk/list/list-rows.tsx';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { classInWords } from '../../student-year.ts';

type ListedChild = Parameters<typeof classInWords>[0] & {
  reference: string;
  /** Surname first. */
  name: string;
};

interface ChildRowsProps<Row> {
  list: ComponentProps<typeof ListRows<Row>>['list'];
  /** What is said of each beside name and class. */
  columns: readonly Column<Row>[];
}

/** With its letter beside the grade, in a narrow column and on paper too. */
const classOnOneLine = (row: ListedChild) =>
  unbroken(classInWords(row)).replace(/ (?=[A-Z]$)/, '\u00a0');

/** A page of a list of children of the school; the name leads to the child. */
export function ChildRows<Row extends ListedChild>({ list, columns }: ChildRowsProps<Row>) {
  return (
    <ListRows
      list={list}
      noun="child"
      nouns="children"
      none="No child was found."
      records="/staff/children"
      keyOf={({ reference }) => reference}
      columns={[
        { name: 'Name', cell: ({ name }) => name },
        { name: 'Class', className: 'cell-topic', cell: classOnOneLine },
        ...columns,
      ]}
    />
  );
}
