import { isNode, type Node, nameOf, nodesIn, propertiesOf, textOf } from './syntax.ts';

/** Names whose value is a list of classes: `className`, `class`, `triggerClass`, `stoneClass`. */
export const NAMES_CLASSES = /^class$|[cC]lassName$|Class$/;

/** The texts that a value may be, `undefined` for one that the code does not say in literals. */
export type PossibleTexts = (string | undefined)[];

/**
 * Reads what an expression or a type may say, without running anything: literals in place, in a table or list, from a
 * function, or as the values of a type. What is handed on under the name of classes is read where it is given.
 */
export class TextReader {
  readonly #here: Node[];
  readonly #exported: Node[];

  /** `here` is the file of the values, `exported` what other files declare. */
  constructor(here: Node[], exported: Node[]) {
    this.#here = here;
    this.#exported = exported;
  }

  read(value: unknown, above: readonly Node[] = []): PossibleTexts {
    if (!isNode(value) || above.includes(value)) return [];
    const all = (...parts: unknown[]) =>
      parts.flat().flatMap((part) => this.read(part, [...above, value]));
    switch (value.type) {
      case 'Literal':
        return typeof value.value === 'string' ? [value.value] : [];
      case 'TemplateLiteral':
        return putsWholeWords(value) ? [textOf(value), ...all(value.expressions)] : [undefined];
      case 'ConditionalExpression':
        return all(value.consequent, value.alternate);
      case 'LogicalExpression':
        return value.operator === '&&' ? all(value.right) : all(value.left, value.right);
      case 'ArrayExpression':
        return all(value.elements);
      case 'ObjectExpression':
        return all(propertiesOf(value).map((property) => property.value));
      case 'CallExpression': {
        const { object, property } = value.callee as Node;
        return ['filter', 'join'].includes(nameOf(property)) ? all(object) : all(value.callee);
      }
      case 'Identifier':
      case 'MemberExpression':
        return nameOf(value) === 'undefined' ? [] : this.#named(value, all);
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return all(returnedBy(value));
      case 'TSUnionType':
        return all(value.types);
      case 'TSLiteralType':
        return all(value.literal);
      case 'TSTypeReference':
        return all(
          [...this.#here, ...this.#exported].flatMap(given(nameOf(value.typeName), TYPES)),
        );
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        return all(value.expression);
      case 'TSTypeAnnotation':
        return all(value.typeAnnotation);
      case 'TSUndefinedKeyword':
        return [];
      default:
        return [undefined];
    }
  }

  #named(value: Node, all: (...parts: unknown[]) => PossibleTexts): PossibleTexts {
    const name = nameOf(value);
    const isField = value.type === 'MemberExpression' && !value.computed;
    const here = this.#here.flatMap(given(name, isField ? FIELDS : VALUES));
    const found = here.length > 0 || isField ? here : this.#exported.flatMap(given(name, VALUES));
    if (NAMES_CLASSES.test(name)) return all(found).filter((text) => text !== undefined);
    return found.length > 0 ? all(found) : [undefined];
  }
}

const TYPES = ['TSTypeAliasDeclaration'];
const FIELDS = ['ObjectExpression', 'TSPropertySignature'];
const VALUES = ['FunctionDeclaration', 'TSPropertySignature', 'VariableDeclarator'];

/** What a node of one of these kinds gives to a name. */
function given(name: string, kinds: string[]): (node: Node) => unknown[] {
  return (node) => {
    if (!kinds.includes(node.type)) return [];
    if (node.type === 'ObjectExpression') {
      return propertiesOf(node).flatMap(({ key, value }) => (nameOf(key) === name ? [value] : []));
    }
    if (nameOf(node.id ?? node.key) !== name) return [];
    return [node.type === 'FunctionDeclaration' ? node : (node.init ?? node.typeAnnotation)];
  };
}

function returnedBy({ body }: Node): unknown[] {
  if (!isNode(body) || body.type !== 'BlockStatement') return [body];
  return nodesIn(body)
    .filter(({ type }) => type === 'ReturnStatement')
    .map(({ argument }) => argument);
}

/** `card ${look}`, and not `card-${look}`: nobody could find the class by its name. */
function putsWholeWords({ quasis }: Node): boolean {
  const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return texts.every(
    (text, at) =>
      (at === 0 || /^(\s|$)/.test(text)) && (at === texts.length - 1 || /(^|\s)$/.test(text)),
  );
}
