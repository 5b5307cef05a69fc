import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import {
  type SchoolWithRecords,
  schoolWithRecords,
} from '#tests/support/clients/school-with-records.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { schemaMismatches } from '#tests/support/readers/schema-mismatches.ts';
import { type Endpoint, endpoints } from '#tests/support/samples/odd-bodies.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { openCompiler } from '../../../scripts/openapi/compiler.ts';
import { describeApi } from '../../../scripts/openapi/describe-api.ts';
import { routeModules } from '../../../scripts/openapi/route-modules.ts';

type Content = Record<string, { schema?: Described }>;
interface Operation {
  operationId: string;
  summary?: string;
  security?: object[];
  requestBody?: { content: Record<string, { schema: Described }> };
  responses: Record<string, { content?: Content }>;
}
interface Described {
  required: string[];
  properties: Record<string, object>;
  additionalProperties?: boolean;
}
type Path = Partial<Record<'get' | 'post', Operation>>;

const day = applicationDay(fixtureContent, dayInLusaka(new Date()));
const compiler = openCompiler(process.cwd());
const described = describeApi(routes, { day, compiler, modules: routeModules });
compiler[Symbol.dispose]();
const { schemas } = described.components;
const paths = described.paths as Record<string, Path>;
const operations = Object.entries(paths).flatMap(([path, { get, post }]) => [
  ...(get ? [{ path, method: 'get' as const, ...get }] : []),
  ...(post ? [{ path, method: 'post' as const, ...post }] : []),
]);
const isPublic = ({ post }: Path) => Boolean(post?.requestBody && !post.security);
/** Its sample is about a payment, or an application, that this school does not have. */
const unknownToTheSchool: Record<string, number> = {
  '/api/meal-payment-transactions': 422,
  '/api/papers': 401,
  '/api/child-messages': 401,
};

function bodyOperationOf(path: string) {
  const operation = paths[path]?.post;
  if (!operation?.requestBody) throw new Error(`${path} takes no body`);
  return { ...operation, requestBody: operation.requestBody };
}
/** A press of a button says it all. */
const takesNothing = [
  '/api/cleared-devices',
  '/api/portal/applications',
  '/api/portal/applications/{reference}/invitation',
  '/api/staff/mail/{id}',
];
const COMING_BACK = '/api/staff/children/coming-back';
const RECORD = '/api/staff/enrollment-applications/{reference}';
/** Changes that can be made to the records of `makeRecords`, one for each kind of answer. */
const changes: Record<string, object> = {
  '/api/staff/search': { typed: 'Mutinta' },
  '/api/staff/enrollment-alike': sampleAnswers,
  '/api/staff/account': { name: 'Mary Zulu' },
  '/api/staff/enrollment-ready-texts': { title: 'A letter', words: 'Please come.' },
  '/api/staff/newsletters': { letter: { subject: 'News', text: 'Come.' } },
  '/api/staff/enrollment-paper-forms': {
    ...sampleAnswers,
    studentFirstName: 'Paper',
    consentOnPaper: true,
  },
  [RECORD]: { change: 'addNote', words: 'Called.' },
};

const sampleOf = (path: string) => endpoints.find((one) => one.path === path) as Endpoint;

/** As `app/routes.ts` writes it. */
const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

test('every operation says what it is, what it takes and what it answers', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId),
  ).toEqual([]);
  const without = operations.filter(({ method, requestBody }) => method === 'post' && !requestBody);
  expect(without.map(({ path }) => path)).toEqual(takesNothing);
  for (const { operationId, responses } of operations) {
    const taken = Object.keys(responses).filter((status) => status.startsWith('2'));
    expect([operationId, taken.length > 0]).toEqual([operationId, true]);
    for (const { content = {} } of Object.values(responses)) {
      const { schema } = content['application/json'] ?? {};
      expect([operationId, JSON.stringify(schema)]).not.toEqual([operationId, '{}']);
    }
  }
});

describe('the description of the API', () => {
  let opened: SchoolWithRecords;
  beforeAll(async () => {
    opened = await schoolWithRecords();
    const copy = JSON.stringify(sampleOf('/api/draft-copies').sample);
    expect((await post('/api/draft-copies', copy, 'application/json')).status).toBe(201);
    // Slips are printed while the question whether children come back is open.
    const { administrator } = opened.people;
    const { schoolYear: year } = await (await administrator.get(COMING_BACK)).json();
    const open = { change: 'open', year, version: 0, lastDay: dayInLusaka(new Date()) };
    expect((await administrator.post(COMING_BACK, open)).status).toBe(200);
  }, 60_000);
  afterAll(() => opened.remove());

  const clientFor = (path: string) =>
    /^\/api\/(portal|account)/.test(path) ? opened.people.guardian : opened.people.administrator;

  /** Fails where the answer is not one of those that are described for the operation. */
  async function expectDescribed(
    { operationId, responses }: Pick<Operation, 'operationId' | 'responses'>,
    answer: Response,
  ) {
    const known = responses[String(answer.status)];
    const said = `${operationId}: ${answer.status}`;
    expect(known, said).toBeDefined();
    const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
    const body = await answer.text();
    if (!known?.content) return expect(body, said).toBe('');
    expect(Object.keys(known.content), said).toContain(type);
    const { schema } = known.content[type] ?? {};
    if (schema)
      expect([said, schemaMismatches(schema, JSON.parse(body), schemas)]).toEqual([said, []]);
  }

  test.each(operations.filter(({ method }) => method === 'get'))(
    '$operationId answers as is described',
    async ({ path, ...operation }) => {
      const address = opened.withRecords(routeOf(path));
      const issue = opened.withRecords('/api/staff/newsletters/:id');
      const answer = path.endsWith('mail-preview')
        ? await opened.people.editor.get(
            (await (await opened.people.editor.get(issue)).json()).preview,
          )
        : await clientFor(path).get(address);
      expect(answer.status).toBe(200);
      await expectDescribed(operation, answer);
    },
  );

  test.each(operations.filter(({ method }) => method === 'post'))(
    '$operationId refuses as is described',
    async ({ path, requestBody, ...operation }) => {
      const isJson = !requestBody?.content['multipart/form-data'];
      const address = opened.withRecords(routeOf(path));
      const form = new FormData();
      form.set('unheardOf', 'x');
      const answer = await clientFor(path).post(address, isJson ? { unheardOf: 'x' } : form);
      await expectDescribed(operation, answer);
    },
  );

  test.each(Object.entries(changes))('%s is answered as is described', async (path, body) => {
    const operation = paths[path]?.post;
    if (!operation) throw new Error(`${path} takes nothing`);
    const answer = await clientFor(path).post(opened.withRecords(routeOf(path)), body);
    expect([path, answer.ok]).toEqual([path, true]);
    await expectDescribed(operation, answer);
  });

  const post = (path: string, body: string | FormData, type?: string) =>
    fetch(opened.school.address + path, {
      ...{ method: 'POST', body },
      ...(type && { headers: { 'Content-Type': type } }),
    });

  test.each(Object.entries(paths))(
    '%s answers the methods it has, and no other',
    async (path, item) => {
      const answer = await fetch(opened.school.address + path.replace(/\{\w+\}/g, 'x'), {
        method: 'PATCH',
      });
      await expectProblem(answer.clone(), 405);
      const allowed = (answer.headers.get('Allow') ?? '').toLowerCase().split(', ');
      const described = Object.keys(item).filter((name) => name !== 'parameters');
      expect(described.toSorted()).toEqual(allowed.filter((one) => one !== 'head').toSorted());
    },
  );

  test.each(Object.entries(paths).filter(([, { get, post }]) => (get ?? post)?.security))(
    '%s is closed to strangers',
    async (path, { get }) => {
      const address = path.replace(/\{\w+\}/g, 'x');
      const answer = get
        ? await fetch(opened.school.address + address)
        : await post(address, '{}', 'application/json');
      // With 404 where not even its being there is told.
      await expectProblem(answer, answer.status === 404 ? 404 : 401);
    },
  );

  test('every address that strangers send to is described with what it takes', () => {
    const sent = endpoints.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
    const described = Object.keys(paths).filter((path) => isPublic(paths[path] ?? {}));
    expect(described.toSorted()).toEqual(sent.toSorted());
  });

  test.each(Object.keys(paths).filter((path) => isPublic(paths[path] ?? {})))(
    '%s takes and refuses what is described',
    async (path) => {
      const { requestBody, ...operation } = bodyOperationOf(path);
      const [[type, { schema }]] = Object.entries(requestBody.content) as [
        [string, { schema: Described }],
      ];
      const { sample } = sampleOf(path);
      const names = Object.keys(sample);
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(names));
      for (const name of schema.required) {
        if (name !== 'resume') expect(names).toContain(name);
      }
      await expectProblem(await post(path, 'no', 'text/plain'), 415);
      if (type !== 'application/json') return;
      await expectProblem(await post(path, 'no', type), 400);
      const more = await post(path, JSON.stringify({ ...sample, unheardOf: 'x' }), type);
      if (schema.additionalProperties === false) await expectProblem(more, 422);
      for (const name of schema.required) {
        const { [name]: _, ...without } = sample;
        await expectProblem(await post(path, JSON.stringify(without), type), 422, name);
      }
      const answer = await post(path, JSON.stringify(sample), type);
      const refusal = unknownToTheSchool[path];
      if (refusal) return expectProblem(answer, refusal);
      expect([path, answer.ok]).toEqual([path, true]);
      await expectDescribed(operation, answer);
    },
  );
});
