import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { type Endpoint, endpoints } from '#tests/support/samples/odd-bodies.ts';
import { describeApi } from '../../../scripts/openapi/describe-api.ts';

interface Operation {
  security?: object[];
  requestBody?: { content: Record<string, { schema: Described }> };
  responses: Record<string, { content?: Record<string, { schema: Described }> }>;
}
interface Described {
  required: string[];
  properties: Record<string, object>;
}

const day = applicationDay(fixtureContent, dayInLusaka(new Date()));
const { paths } = describeApi(routes, day) as unknown as {
  paths: Record<string, { get?: Operation; post?: Operation }>;
};
const isPublic = ({ post }: { post?: Operation }) => Boolean(post?.requestBody);
/** Its sample is about a payment that this school does not have. */
const unknownToTheSchool: Record<string, number> = { '/api/meal-payment-transactions': 422 };
function bodyOperationOf(path: string) {
  const operation = paths[path]?.post;
  if (!operation?.requestBody) throw new Error(`${path} takes no body`);
  return { ...operation, requestBody: operation.requestBody };
}
const sampleOf = (path: string) => endpoints.find((one) => one.path === path) as Endpoint;

describe('the description of the API', () => {
  let school: HostedSchool;
  beforeAll(async () => {
    school = await hostSchool({ LOG_LEVEL: 'warn' });
    const copy = JSON.stringify(sampleOf('/api/draft-copies').sample);
    expect((await post('/api/draft-copies', copy, 'application/json')).status).toBe(201);
  });
  afterAll(() => school.remove());

  const post = (path: string, body: string | FormData, type?: string) =>
    fetch(school.address + path, {
      ...{ method: 'POST', body },
      ...(type && { headers: { 'Content-Type': type } }),
    });

  test.each(Object.entries(paths))(
    '%s answers the methods it has, and no other',
    async (path, item) => {
      const answer = await fetch(school.address + path.replace(/\{\w+\}/g, 'x'), {
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
        ? await fetch(school.address + address)
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
      const { requestBody, responses } = bodyOperationOf(path);
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
      await expectProblem(
        await post(path, JSON.stringify({ ...sample, unheardOf: 'x' }), type),
        422,
      );
      for (const name of schema.required) {
        const { [name]: _, ...without } = sample;
        await expectProblem(await post(path, JSON.stringify(without), type), 422, name);
      }
      const answer = await post(path, JSON.stringify(sample), type);
      const refusal = unknownToTheSchool[path];
      if (refusal) return expectProblem(answer, refusal);
      const { content } = responses[String(answer.status)] ?? {};
      const said = content?.['application/json']?.schema.required ?? [];
      expect(Object.keys(await answer.json()).toSorted()).toEqual(said.toSorted());
    },
  );
});
