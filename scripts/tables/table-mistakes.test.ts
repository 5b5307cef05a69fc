import { describe, expect, test } from 'vitest';
import { tableMistakes } from './table-mistakes.ts';

const declared = {
  file: 'app/features/meals/tables.server.ts',
  text: "declare module 'x' {\n  interface Tables {\n    payments: PaymentRow;\n    prices: PriceRow;\n    price_lists: PriceListRow;\n  }\n}\n",
};
const readers = [{ tables: ['prices'], rooms: ['app/features/contact'] }];

/** What a template puts in. */
const put = (code: string) => `\${${code}}`;

function mistakesIn(text: string, file = 'app/features/contact/a.ts'): string[] {
  return tableMistakes([declared, { file, text }], readers);
}

describe('the reading of another room’s table is named', () => {
  test.each([
    ['a select', "read.selectFrom('payments')"],
    ['under another name', "read.selectFrom('payments as paid')"],
    ['a list of tables', "read.selectFrom(['messages', 'payments as paid'])"],
    ['double quotes', 'read.selectFrom("payments")'],
    ['an inner join', "query.innerJoin('payments', 'payments.id', 'a.id')"],
    ['a left join', "query.leftJoin('payments', 'payments.id', 'a.id')"],
    ['a right join', "query.rightJoin('payments', 'payments.id', 'a.id')"],
    ['a full join', "query.fullJoin('payments as paid', 'paid.id', 'a.id')"],
    ['a cross join', "query.crossJoin('payments')"],
    ['another table beside a change', "write.deleteFrom('messages').using('payments')"],
    ['raw SQL', 'sql`select id from payments where id = 1`'],
    ['raw SQL with a type', 'sql<{ id: string }>`select id from "payments"`'],
    ['raw SQL in lines', 'sql`select id\n  from messages as one\n  join payments as paid on true`'],
    ['raw SQL with a list', 'sql`select id from messages as one, payments`'],
    ['raw SQL in SQL', `sql\`id in (${put('sql`select id from payments`')})\``],
    ['a table by its name', `sql\`select id from ${put("sql.table('payments')")}\``],
    ['a text of SQL', "sql.raw('select id from payments')"],
    ['a text for the database', "database.prepare('select id from payments').all()"],
  ])('%s', (_, text) => {
    expect(mistakesIn(text)).toEqual(['app/features/contact/a.ts must not read payments']);
  });
});

describe('the writing of another room’s table is named, whoever may read it', () => {
  test.each([
    ['an insert', "write.insertInto('prices')"],
    ['a replace', "write.replaceInto('prices')"],
    ['a merge', "write.mergeInto('prices')"],
    ['an update', "write.updateTable('prices as one')"],
    ['an update of several', "write.updateTable(['messages', 'prices'])"],
    ['a delete', "write.deleteFrom('prices')"],
    ['a raw insert', 'sql`insert into prices (id) values (1)`'],
    ['a raw update', 'sql`update prices set id = 1`'],
    ['a raw delete', 'sql`delete from prices where id = 1`'],
    ['a raw delete of a table by its name', `sql\`delete from ${put("sql.table('prices')")}\``],
    ['a text for the database', "database.exec('drop table prices')"],
  ])('%s', (_, text) => {
    expect(mistakesIn(text)).toEqual(['app/features/contact/a.ts must not write prices']);
  });
});

test.each([
  ['chosen while it runs', "read.selectFrom(isOld ? 'price_lists' : 'messages')"],
  ['kept in a constant', "const LISTS = 'price_lists'; write.deleteFrom(LISTS)"],
  ['in a list', "for (const table of ['price_lists', 'messages'] as const) clear(table)"],
  ['in a type', "function clear(table: 'price_lists' | 'messages') {}"],
])('a name with an underscore is a table wherever it stands: %s', (_, text) => {
  expect(mistakesIn(text)).toEqual(['app/features/contact/a.ts must not read price_lists']);
});

test.each([
  ['what is held', "heldInTable({ find: () => ({}), table: 'payments' })"],
  ['a kind of record', "const kind = { ...{ room: 'meals', table: 'payments', key: 'id' } };"],
])('who defines %s has the table written', (_, text) => {
  expect(mistakesIn(text)).toEqual(['app/features/contact/a.ts must not write payments']);
});

test('a room reads and writes its own tables, and reads those that it is named for', () => {
  const own = "read.selectFrom('payments'); sql`update payments set id = 1`;";
  expect(mistakesIn(own, 'app/features/meals/desk/b.ts')).toEqual([]);
  expect(mistakesIn("read.selectFrom(['prices']); sql`select id from prices`;")).toEqual([]);
});

test('what is no table is nobody’s: a part of a query, a word in a text, a row that is locked', () => {
  const text = `
    read.with('paid', (one) => one.selectFrom('messages')).selectFrom('paid');
    say('Money from payments is counted.'); Array.from('payments');
    sql\`select id from messages for update\`;
    sql\`insert into messages (id) values (1) on conflict do update set id = payments.id\`;
  `;
  expect(mistakesIn(text)).toEqual([]);
});
