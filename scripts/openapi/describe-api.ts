import { STATUS_CODES } from 'node:http';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type * as v from 'valibot';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { type Address, addressesOf, type Handler, type RouteModules } from './addresses.ts';
import { bodySchemaOf } from './body-schema.ts';
import type { Compiler } from './compiler.ts';
import { type AnswerSaid, HandlerTypes } from './handler-types.ts';
import type { JsonSchema } from './type-schema.ts';

/**
 * OpenAPI 3.1 of everything under `/api`. Nothing of it is written for it: the addresses are those of `app/routes.ts`,
 * a body is what the schema takes that decides, an answer is the type of what the handler gives back, a query what its
 * reader asks for, and a summary what is written above the handler.
 */
export function describeApi(
  routes: RouteConfigEntry[],
  { day, compiler, modules }: { day: ApplicationDay; compiler: Compiler; modules: RouteModules },
) {
  const types = new HandlerTypes(compiler);
  const addresses = addressesOf(routes, modules);
  const paths = Object.fromEntries(
    addresses.map((address) => [written(address.path), pathItem(address)]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'The school’s website', version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: usedIn(paths, types.schemas.named),
    },
  };

  function pathItem({ path, file, handlers }: Address) {
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    return {
      ...(parameters.length > 0 && { parameters }),
      ...Object.fromEntries(
        handlers.map((handler) => [handler.method, operation(path, file, handler)]),
      ),
    };
  }

  function operation(path: string, file: string, { name, method, part, takes, reads }: Handler) {
    const summary = types.summaryOf(file, name, part);
    const parameters = [
      ...queryOf(file, name, reads, part),
      ...(method === 'post' ? [idempotencyKey] : []),
    ];
    const schema =
      typeof takes?.schema === 'function' ? takes.schema({ path, day }) : takes?.schema;
    return {
      operationId: operationId(method, path),
      ...(summary && { summary }),
      ...(isPrivate(path) && { security: [{ session: [] }] }),
      ...(parameters.length > 0 && { parameters }),
      ...(takes && schema && { requestBody: requestBody(takes.type, schema, path) }),
      responses: responses([
        ...types.answersOf(file, name, part),
        ...thrownBy(types, { isPrivate: isPrivate(path), takesBody: takes !== undefined }),
      ]),
    };
  }

  function queryOf(file: string, name: string, reads: Handler['reads'], part?: string) {
    if (!reads) return [];
    const recorder = new QueryRecorder();
    reads(recorder);
    const known = types.queryOf(file, name, part);
    return [...recorder.names].map((one) => ({
      name: one,
      in: 'query',
      required: false,
      schema: known[one] ?? { type: 'string' },
    }));
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same body gets the first answer again and stores nothing new.',
  schema: { type: 'string', format: 'uuid' },
};

/** Hears which names of a query its reader asks for. */
class QueryRecorder extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string): string | null {
    this.names.add(name);
    return null;
  }
}

const isPrivate = (path: string) => /^\/api\/(staff|portal|account)\b/.test(path);

const written = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** `postStaffMessagesByReference`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function requestBody(type: string, schema: v.GenericSchema, path: string) {
  const described = bodySchemaOf(schema);
  // The file of a change at the desk comes beside its fields (`readFormBody`).
  const hasFile = type === 'multipart/form-data' && isPrivate(path);
  const file = { type: 'string', format: 'binary' };
  const { properties } = described as { properties?: object };
  const whole = hasFile ? { ...described, properties: { ...properties, file } } : described;
  return { required: true, content: { [type]: { schema: whole } } };
}

/** What is answered before a handler: no session, no reading the body, or no room in the store. */
function thrownBy(
  types: HandlerTypes,
  { isPrivate, takesBody }: { isPrivate: boolean; takesBody: boolean },
): AnswerSaid[] {
  const statuses = [
    ...(isPrivate ? [401, 403, 404] : []),
    ...(takesBody ? [400, 413, 415, 422, 503] : []),
  ];
  return [...statuses, Number.NaN].map((status) => types.problemOf(status));
}

function responses(answers: AnswerSaid[]) {
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const said = answers.filter((one) => Object.is(one.status, status));
      const types = [...new Set(said.map(({ mediaType }) => mediaType))].filter(Boolean);
      const content = types.map((type) => [
        type,
        contentOf(said.filter((one) => one.mediaType === type)),
      ]);
      return [
        status || 'default',
        {
          description: STATUS_CODES[status] ?? 'Why it was not done',
          ...(content.length > 0 && { content: Object.fromEntries(content) }),
        },
      ];
    }),
  );
}

function contentOf(said: AnswerSaid[]) {
  const schemas = new Map(
    said.flatMap(({ schema }) => (schema ? [[JSON.stringify(schema), schema]] : [])),
  );
  const [schema, ...others] = schemas.values();
  if (!schema) return {};
  return { schema: others.length > 0 ? { anyOf: [schema, ...others] } : schema };
}

/** The named schemas that are named somewhere, directly or by one another. */
function usedIn(whole: object, named: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const used = new Set<string>();
  const look = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      look(named[name] ?? {});
    }
  };
  look(whole);
  return Object.fromEntries([...used].toSorted().map((name) => [name, named[name] ?? {}]));
}
