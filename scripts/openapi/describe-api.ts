import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { publicBodies } from './bodies.ts';

interface Address {
  path: string;
  methods: ('get' | 'post')[];
}

/**
 * OpenAPI 3.1 of everything under `/api`: the addresses of `app/routes.ts`, what the public ones take by the schemas
 * that decide, and who may ask for the others.
 */
export function describeApi(routes: RouteConfigEntry[], day: ApplicationDay) {
  const bodies = publicBodies(day);
  const paths = addressesOf(routes).map(({ path, methods }) => [
    path.replace(/:(\w+)/g, '{$1}'),
    {
      ...parametersOf(path),
      ...Object.fromEntries(methods.map((method) => [method, operation(path, method)])),
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'The school’s website', version: '1' },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problem },
      responses: { Problem: problemResponse },
    },
  };

  function operation(path: string, method: Address['methods'][number]) {
    const body = bodies[path];
    if (!body || method === 'get') {
      return {
        ...(isPrivate(path) && { security: [{ session: [] }] }),
        responses: { '2XX': { description: 'Answered' }, default: refused },
      };
    }
    return {
      parameters: [idempotencyKey],
      requestBody: { required: true, content: { [body.mediaType]: { schema: body.schema } } },
      responses: {
        ...{
          [body.status]: taken(body.answer),
          400: refused,
          404: refused,
          413: refused,
          415: refused,
        },
        ...{ 422: refused, 429: refused, 503: refused },
      },
    };
  }
}

/** RFC 9457, as `problem` in app/lib/http/problem.server.ts writes it. */
const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    ...{ type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' } },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    receipt: { type: 'object' },
  },
};
const problemResponse = {
  description: 'Why it was not done',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const refused = { $ref: '#/components/responses/Problem' };
const idempotencyKey = {
  ...{ name: 'Idempotency-Key', in: 'header', required: false },
  description:
    'The same key with the same body gets the first answer again and stores nothing new.',
  schema: { type: 'string', format: 'uuid' },
};

function taken(fields: string[]) {
  const properties = Object.fromEntries(fields.map((field) => [field, {}]));
  return {
    description: 'Taken; 201 says that the school has it on disk',
    content: { 'application/json': { schema: { type: 'object', required: fields, properties } } },
  };
}

const isPrivate = (path: string) => /^\/api\/(staff|portal|account)\b/.test(path);

function parametersOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length === 0) return {};
  const described = { in: 'path', required: true, schema: { type: 'string' } };
  return { parameters: names.map((name) => ({ name, ...described })) };
}

/** Every address under `/api`, with the methods that its route module answers. */
function addressesOf(routes: RouteConfigEntry[], above = ''): Address[] {
  return routes.flatMap(({ path = '', file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    const inner = addressesOf(children, whole);
    if (!whole.startsWith('/api/') || whole.endsWith('*')) return inner;
    const source = readFileSync(`app/${file}`, 'utf8');
    const answers = (name: string) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(source);
    const methods: Address['methods'] = [
      ...(answers('loader') ? (['get'] as const) : []),
      ...(answers('action') ? (['post'] as const) : []),
    ];
    return methods.length > 0 ? [{ path: whole, methods }, ...inner] : inner;
  });
}
