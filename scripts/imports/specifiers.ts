import {
  isNode,
  type Node,
  nameOf,
  nodesIn,
  parse,
  type Source,
  textOf,
} from '../classes/syntax.ts';

/** Every module, style sheet and file that a source names: what it imports, asks for while it runs, or addresses. */
export function specifiersIn(source: Source): string[] {
  return source.file.endsWith('.css') ? importsOfStyles(source.text) : importsOfCode(source);
}

function importsOfStyles(css: string): string[] {
  const rule = /@import\s*(?:url\(\s*)?(["']?)([^"')\s;]+)\1/g;
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(rule)].map(([, , path = '']) =>
    fromHere(path),
  );
}

/** An address begins where it stands; a module's name that begins so is a package's. */
function fromHere(address: string): string {
  return /^(?:[./]|\w+:)/.test(address) ? address : `./${address}`;
}

function importsOfCode(source: Source): string[] {
  const parsed = parse(source);
  const { staticImports, staticExports } = parsed.module;
  const written = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // The tree takes eight times as long, and few sources name a module in any other way.
  const words = source.text.match(/\bimport\b/g) ?? [];
  const hasMore = words.length > staticImports.length || /\brequire\b/.test(source.text);
  return hasMore ? [...written, ...nodesIn(parsed.program).flatMap(namedIn)] : written;
}

/** What one node of the tree names, but for whole import and export declarations. */
function namedIn(node: Node): string[] {
  switch (node.type) {
    case 'ImportExpression':
    case 'TSImportType':
      return textsOf(node.source);
    case 'TSExternalModuleReference':
      return textsOf(node.expression);
    case 'CallExpression':
      return asksForModule(node.callee) ? textsOf((node.arguments as Node[])[0]) : [];
    case 'NewExpression':
      return addressesFile(node) ? textsOf((node.arguments as Node[])[0]).map(fromHere) : [];
    default:
      return [];
  }
}

/** `require(…)`, `import.meta.glob(…)`, `import.meta.resolve(…)`. */
function asksForModule(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'require';
  return isOfThisModule(callee, 'glob') || isOfThisModule(callee, 'resolve');
}

/** `new URL(…, import.meta.url)`. */
function addressesFile({ callee, arguments: parts }: Node): boolean {
  return nameOf(callee) === 'URL' && isOfThisModule((parts as unknown[])[1], 'url');
}

function isOfThisModule(node: unknown, name: string): boolean {
  return (
    isNode(node) &&
    node.type === 'MemberExpression' &&
    isNode(node.object) &&
    node.object.type === 'MetaProperty' &&
    nameOf(node) === name
  );
}

/** A text, or each of a list of texts; what a pattern leaves out (`!…`) is not asked for. */
function textsOf(part: unknown): string[] {
  if (!isNode(part)) return [];
  const parts = part.type === 'ArrayExpression' ? (part.elements as Node[]) : [part];
  return parts.map(textOf).filter((text) => text !== '' && !text.startsWith('!'));
}
