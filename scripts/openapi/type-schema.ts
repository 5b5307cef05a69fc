import {
  type Checker,
  type Symbol as Declared,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { membersOf } from './compiler.ts';

export type JsonSchema = Record<string, unknown>;

const simple: [flag: TypeFlags, schema: JsonSchema][] = [
  [TypeFlags.StringLike, { type: 'string' }],
  [TypeFlags.NumberLike, { type: 'number' }],
  [TypeFlags.BooleanLike, { type: 'boolean' }],
  [TypeFlags.Null, { type: 'null' }],
  [TypeFlags.NonPrimitive, { type: 'object' }],
];

/**
 * JSON Schema of the types that answers have, as `JSON.stringify` writes them: what is undefined or a function is not
 * there. A type with a name of its own stands under it in `named`.
 */
export class TypeSchemas {
  readonly named: Record<string, JsonSchema> = {};
  readonly #checker: Checker;
  readonly #names = new Map<number, string>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  schemaOf(type: Type): JsonSchema {
    const parts = membersOf(type).filter((part) => !isLeftOut(part));
    const [only] = parts;
    if (only && parts.length === 1) return this.#ofOne(only);
    if (parts.every((part) => part.isLiteralType())) {
      const values = parts.map(({ value }) => value as string | number | boolean);
      return isEitherBoolean(values) ? { type: 'boolean' } : { enum: values.toSorted() };
    }
    const literals = parts.filter((part) => part.isLiteralType());
    const others = parts.filter((part) => !part.isLiteralType());
    const schemas = others.map((part) => this.#ofOne(part));
    if (literals.length > 0) schemas.unshift(this.#ofLiterals(literals));
    return { anyOf: schemas };
  }

  #ofLiterals(literals: Type[]): JsonSchema {
    const values = literals.flatMap((one) => (one.isLiteralType() ? [one.value] : []));
    return isEitherBoolean(values) ? { type: 'boolean' } : { enum: values };
  }

  #ofOne(type: Type): JsonSchema {
    if (type.isLiteralType()) return { const: type.value };
    const known = simple.find(([flag]) => type.flags & flag);
    if (known) return known[1];
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return {};
    const name = this.#nameOf(type);
    if (!name) return this.#ofObject(type);
    if (!this.named[name]) {
      this.named[name] = {};
      this.named[name] = this.#ofObject(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Interfaces and named types without parameters; two of one name are told apart by a number. */
  #nameOf(type: Type): string | undefined {
    const known = this.#names.get(type.id);
    if (known) return known;
    const checker = this.#checker;
    if (checker.isArrayLikeType(type)) return undefined;
    const isPlain = type.getAliasTypeArguments().length === 0;
    const own = type.isClassOrInterface() ? type.getSymbol() : undefined;
    const name = ((isPlain && type.getAliasSymbol()) || own)?.name;
    if (!name || name.startsWith('__')) return undefined;
    const taken = new Set(this.#names.values());
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
    this.#names.set(type.id, free);
    return free;
  }

  #ofObject(type: Type): JsonSchema {
    const checker = this.#checker;
    if (checker.isTupleType(type) && type.isTypeReference()) {
      const parts = checker.getTypeArguments(type).map((part) => this.schemaOf(part));
      return { type: 'array', prefixItems: parts, items: false };
    }
    if (checker.isArrayLikeType(type) && type.isTypeReference()) {
      const [item] = checker.getTypeArguments(type);
      return { type: 'array', items: item ? this.schemaOf(item) : {} };
    }
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const inner = checker.getTypeOfSymbol(property);
      if (!inner || this.#isFunction(inner) || membersOf(inner).every(isLeftOut)) continue;
      properties[property.name] = this.schemaOf(inner);
      if (!isOptional(property) && !membersOf(inner).some(isLeftOut)) required.push(property.name);
    }
    const [index] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      ...(index
        ? { additionalProperties: this.schemaOf(index.valueType) }
        : { additionalProperties: false }),
    };
  }

  #isFunction(type: Type): boolean {
    return this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
  }
}

/** What JSON has no word for: it is not written. */
const isLeftOut = ({ flags }: Type) =>
  (flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never | TypeFlags.ESSymbol)) !== 0;

const isOptional = ({ flags }: Declared) => (flags & SymbolFlags.Optional) !== 0;

const isEitherBoolean = (values: unknown[]) =>
  values.length === 2 && values.every((value) => typeof value === 'boolean');
