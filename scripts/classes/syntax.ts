import { type ParseResult, parseSync } from 'rolldown/utils';

export interface Source {
  file: string;
  text: string;
}

/** A node of the syntax tree (ESTree with TypeScript and JSX), as far as the checks read it. */
export interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** What the parser knows of a source; its tree (`program`), which costs most, is made when it is asked for. */
export function parse({ file, text }: Source): ParseResult {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return parsed;
}

/** Every node of a source, each before what it holds. */
export function nodesOf(source: Source): Node[] {
  return nodesIn(parse(source).program);
}

export function nodesIn(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  return isNode(part) ? [part, ...Object.values(part).flatMap(nodesIn)] : [];
}

export function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

/** The name of an identifier or key; of a table that is read at a value (`kinds[at]`); of a field (`kind.look`). */
export function nameOf(part: unknown): string {
  if (!isNode(part)) return '';
  if (part.type === 'MemberExpression') return nameOf(part.computed ? part.object : part.property);
  return String(part.name ?? part.value ?? '');
}

/** What a text says, without what is put into it. */
export function textOf({ type, value, quasis }: Node): string {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return '';
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join(' ');
}

export function propertiesOf(object: Node): Node[] {
  return (object.properties as Node[]).filter(({ type }) => type === 'Property');
}

/** What other files may use by its name. */
export function exportedFrom(nodes: Node[]): Node[] {
  return nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      isNode(declaration) && declaration.type === 'VariableDeclaration'
        ? (declaration.declarations as Node[])
        : [declaration],
    )
    .filter(isNode);
}
