import type { Symbol as Declared, Type } from 'typescript/unstable/sync';
import { type Compiler, membersOf, typeOfProperty, typesOfResult } from './compiler.ts';
import { type JsonSchema, TypeSchemas } from './type-schema.ts';

export interface AnswerSaid {
  status: number;
  mediaType: string;
  /** Undefined for a file, and for an answer that says nothing. */
  schema: JsonSchema | undefined;
}

/** Reads the types of the handlers of addresses: what they answer, what they read of a query, what they are for. */
export class HandlerTypes {
  readonly schemas: TypeSchemas;
  readonly #compiler: Compiler;

  constructor(compiler: Compiler) {
    this.#compiler = compiler;
    this.schemas = new TypeSchemas(compiler.checker);
  }

  /** A problem, as all of them are; with `NaN` for any status. */
  problemOf(status: number): AnswerSaid {
    const details = this.#symbolOf('app/lib/http/problem.server.ts', 'ProblemDetails');
    const schema = this.schemas.schemaOf(this.#compiler.checker.getDeclaredTypeOfSymbol(details));
    return { status, mediaType: 'application/problem+json', schema };
  }

  /** What is written above the handler, or the part of it. */
  summaryOf(file: string, name: string, part?: string): string {
    const { checker } = this.#compiler;
    const parts = part && typeOfProperty(checker, this.#handlerOf(file, name), 'changes');
    const whole = this.#saidAbove(this.#symbolOf(file, name));
    const said = parts ? this.#saidAbove(checker.getPropertyOfType(parts, part)) : '';
    return [said, whole].filter(Boolean).join(' ');
  }

  /** Every answer of a handler, or of the part of one that an address names. Throws where its type does not say it. */
  answersOf(file: string, name: string, part?: string): AnswerSaid[] {
    const { checker } = this.#compiler;
    const handler = this.#handlerOf(file, name, part);
    const answers = typesOfResult(checker, handler).flatMap((type) => {
      const told = typeOfProperty(checker, type, '~answer');
      if (!told) throw new Error(`${file}: the type of ${name} does not say what it answers`);
      return membersOf(told)
        .filter((one) => one.isObjectType())
        .flatMap((one) => this.#answersIn(one));
    });
    if (answers.length === 0) throw new Error(`${file}: ${name} answers nothing`);
    return answers;
  }

  /** By its name in the query, what the types say of it; those that are not named as they are read are any text. */
  queryOf(file: string, name: string, part?: string): Record<string, JsonSchema> {
    const { checker } = this.#compiler;
    const reads = typeOfProperty(checker, this.#handlerOf(file, name, part), 'reads');
    const found: Record<string, JsonSchema> = {};
    const look = (type: Type) => {
      for (const property of checker.getPropertiesOfType(type)) {
        const inner = checker.getTypeOfSymbol(property);
        if (!inner) continue;
        const schema = this.schemas.schemaOf(inner);
        if ('enum' in schema || 'const' in schema || schema.type === 'number')
          found[property.name] ??= queryValue(schema);
        else if (inner.isObjectType() || inner.isIntersectionType()) look(inner);
      }
    };
    if (reads)
      for (const type of typesOfResult(checker, reads))
        if (type.isObjectType() || type.isIntersectionType()) look(type);
    return found;
  }

  #saidAbove(symbol: Declared | undefined): string {
    const said = symbol ? this.#compiler.checker.getDocumentationCommentOfSymbol(symbol) : '';
    return said.replace(/\s+/g, ' ').trim();
  }

  #answersIn(told: Type): AnswerSaid[] {
    const { checker } = this.#compiler;
    const [status, says, type] = ['status', 'says', 'type'].map((one) =>
      typeOfProperty(checker, told, one),
    );
    if (!status || !says || !type) return [];
    const isFile = says.getSymbol()?.name === 'Blob';
    const schema = isFile || isNothing(says) ? undefined : this.schemas.schemaOf(says);
    return valuesOf(status).flatMap((number) =>
      valuesOf(type).map((mediaType) => ({
        status: Number(number),
        mediaType: isNothing(says) ? '' : String(mediaType),
        schema,
      })),
    );
  }

  #handlerOf(file: string, name: string, part?: string): Type {
    const { checker } = this.#compiler;
    const whole = checker.getTypeOfSymbol(this.#symbolOf(file, name));
    const parts = part && whole && typeOfProperty(checker, whole, 'changes');
    const handler = parts ? typeOfProperty(checker, parts, part) : whole;
    if (!handler) throw new Error(`${file}: no type of ${name}`);
    return handler;
  }

  #symbolOf(file: string, name: string): Declared {
    const symbol = this.#compiler.exported(file, name);
    if (!symbol) throw new Error(`${file} has no ${name}`);
    return symbol;
  }
}

const isNothing = (type: Type) => membersOf(type).every(({ flags }) => (flags & (4 | 16)) !== 0);

const valuesOf = (type: Type) =>
  membersOf(type).map((one) => (one.isLiteralType() ? String(one.value) : 'default'));

/** An empty text in a query is the same as none. */
function queryValue(schema: JsonSchema): JsonSchema {
  if (schema.type === 'number') return { type: 'integer' };
  const values = 'enum' in schema ? (schema.enum as unknown[]) : [schema.const];
  return { enum: values.filter((value) => value !== '') };
}
