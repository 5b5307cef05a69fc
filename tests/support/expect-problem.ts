import { expect } from 'vitest';

/** Everything that a problem answer must not give away about the machine behind it. */
const INSIDES = /node:|node_modules|\.[jt]sx?\b|\/(tmp|home|root|build)\/|select |insert |sqlite/i;

/** The answer is a problem of RFC 9457 that names `field` and gives nothing else away. */
export async function expectProblem(answer: Response, status: number, field?: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toMatch(INSIDES);
  expect(text.length).toBeLessThan(10_000);
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status,
    detail: expect.any(String),
  });
  if (!field) return;
  expect(problem.errors).toContainEqual({ field, message: expect.any(String) });
}
