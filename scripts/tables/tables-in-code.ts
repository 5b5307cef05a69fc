import { isNode, type Node, nameOf, nodesOf, propertiesOf, textOf } from '../classes/syntax.ts';
import type { Source } from './tables-of-rooms.ts';

/** The tables that a source names where a database would look for them; parts of a query are among them. */
export interface Named {
  read: string[];
  written: string[];
  /** By a definition that has one place of the desk or the library read and write the table. */
  defined: string[];
}

const READING = /^(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/;
/** Also names of other things, such as `Array.from`: of a query they follow another call. */
const READING_ON = /^(?:from|using)$/;
const WRITING = /^(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)$/;
/** What takes SQL as a text. */
const TAKING_SQL = /^(?:raw|prepare|exec|query)$/;

const NAME = String.raw`\w+(?:\s+(?:as\s+)?\w+)?`;
const READING_SQL = new RegExp(
  String.raw`\b(?:from|join|using)\s+(${NAME}(?:\s*,\s*${NAME})*)`,
  'gi',
);
const WRITING_SQL =
  /\b(?:(?:insert|replace|merge)(?: or \w+)? into|delete from|update|(?:alter|drop|truncate) table(?: if exists)?)\s+(\w+)/gi;

export function tablesNamedIn(source: Source): Named {
  const all = nodesOf(source).map(namedIn);
  return {
    read: all.flatMap(({ read = [] }) => read),
    written: all.flatMap(({ written = [] }) => written),
    defined: all.flatMap(({ defined = [] }) => defined),
  };
}

function namedIn(node: Node): Partial<Named> {
  switch (node.type) {
    case 'CallExpression':
      return namedInCall(node);
    case 'TaggedTemplateExpression':
      return nameOf(node.tag) === 'sql' ? namedInSql(sqlOf(node.quasi as Node)) : {};
    case 'ObjectExpression':
      return {
        defined: propertiesOf(node)
          .filter(({ key }) => nameOf(key) === 'table')
          .flatMap(({ value }) => (isNode(value) ? namesIn(value) : [])),
      };
    // Such a name is nothing but a table's, wherever it stands: in a constant, a list, a type, a choice.
    case 'Literal':
      return /^[a-z]+(?:_[a-z]+)+(?: as \w+)?$/.test(textOf(node)) ? { read: namesIn(node) } : {};
    default:
      return {};
  }
}

function namedInCall({ callee, arguments: given }: Node): Partial<Named> {
  const name = nameOf(callee);
  const [first] = given as Node[];
  if (!first) return {};
  if (READING.test(name) || (READING_ON.test(name) && isOnQuery(callee))) {
    return { read: namesIn(first) };
  }
  if (WRITING.test(name)) return { written: namesIn(first) };
  return TAKING_SQL.test(name) ? namedInSql(sqlOf(first)) : {};
}

function isOnQuery(callee: unknown): boolean {
  return isNode(callee) && isNode(callee.object) && callee.object.type === 'CallExpression';
}

/** A name, or each of a list of names, without what a query calls it. */
function namesIn(part: Node): string[] {
  const parts = part.type === 'ArrayExpression' ? (part.elements as Node[]) : [part];
  return parts.flatMap((one) => /^\w+/.exec(textOf(one)) ?? []);
}

/** SQL with the names that are put into it: `${sql.table('accounts')}`. */
function sqlOf(text: Node): string {
  if (text.type !== 'TemplateLiteral') return textOf(text);
  const put = (text.expressions as Node[]).map((one) =>
    one.type === 'CallExpression' ? textOf((one.arguments as Node[])[0] ?? one) : '',
  );
  const said = (text.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return said.map((part, at) => `${part}${put[at] ?? ''}`).join('');
}

function namedInSql(sql: string): Partial<Named> {
  const plain = sql.replaceAll('"', '').replace(/\s+/g, ' ');
  const written = [...plain.matchAll(WRITING_SQL)].map(([, table = '']) => table);
  const lists = [...plain.replace(WRITING_SQL, '').matchAll(READING_SQL)];
  const read = lists.flatMap(([, list = '']) =>
    list.split(',').flatMap((one) => /\w+/.exec(one) ?? []),
  );
  return { read, written };
}
