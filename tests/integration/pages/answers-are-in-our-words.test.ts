import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partNames } from '#features/publishing/parts.ts';
import { audiences } from '#tests/support/access-matrix.ts';
import {
  type SchoolWithRecords,
  schoolWithRecords,
} from '#tests/support/clients/school-with-records.ts';

/** How the validator itself says that something is wrong. */
const VALIDATORS_OWN = /Invalid \w+:|[Ee]xpected|but received/;

/** Every address for programs under `/api`, with each part of the content. */
const paths = Object.values(audiences)
  .flatMap((audience) => audience.paths)
  .filter((path) => path.startsWith('/api/') && !path.endsWith('*'))
  .flatMap((path) =>
    path.endsWith('/:part') ? partNames.map((part) => path.replace(':part', part)) : [path],
  );

/** Nothing of it is what an address takes: of each type one, and texts that are empty, odd and very long. */
const oddValues: unknown[] = [
  ...[null, true, -0.5, 1e21, [], {}, [[]], { id: null }, '', ' ', 'x'.repeat(2000)],
  ...['2026-02-30', 'publish', '\ud800', '{"a":1}', ['a', 1], [{}], { constructor: 1 }],
];

describe('an address that is sent what it does not take', () => {
  let opened: SchoolWithRecords;
  beforeAll(async () => {
    opened = await schoolWithRecords();
  }, 60_000);
  afterAll(() => opened.remove());

  test.each(paths)('%s says so in our words', async (pattern) => {
    const path = opened.withRecords(pattern);
    const client = path.startsWith('/api/portal')
      ? opened.people.guardian
      : opened.people.administrator;
    const known = new Set<string>();
    const send = async (body: object | FormData) => {
      const answer = await client.post(path, body);
      const text = await answer.text();
      expect(text, JSON.stringify(body)).not.toMatch(VALIDATORS_OWN);
      expect(answer.status, `${JSON.stringify(body)} ${text}`).toBeLessThan(500);
      const { errors = [] } = text.startsWith('{') ? JSON.parse(text) : {};
      for (const { field, message } of errors) {
        expect(message).not.toBe('');
        if (typeof field === 'string' && field) known.add(field);
      }
      return answer.status;
    };
    // A refusal names what is missing; so each address tells what to send it wrongly next.
    const status = await send({});
    if (status === 405) return;
    const isForm = status === 415;
    for (let named = -1; named < known.size && known.size < 40; ) {
      named = known.size;
      for (const value of oddValues) {
        if (isForm) await send(formOf([...known], value));
        else await send(bodyOf([...known], value));
      }
    }
    if (isForm) return;
    for (const change of ['publish', 'restore', 'setName', 'dismiss', 'note', 'move', 'close']) {
      await send({ change });
      await send({ change, version: 'x', value: null, unheardOf: {} });
    }
  });
});

/** An object that has this value at each of the dotted places. */
function bodyOf(places: string[], value: unknown): object {
  const body: Record<string, unknown> = {};
  for (const place of places) {
    const names = place.split('.');
    let inside: Record<string, unknown> = body;
    for (const name of names.slice(0, -1)) {
      if (typeof inside[name] !== 'object' || inside[name] === null) inside[name] = {};
      inside = inside[name] as Record<string, unknown>;
    }
    inside[names.at(-1) ?? ''] = structuredClone(value);
  }
  return body;
}

function formOf(names: string[], value: unknown): FormData {
  const form = new FormData();
  for (const name of names) form.set(name, typeof value === 'string' ? value : String(value));
  if (value === null) form.set('file', new File(['x'], 'x.txt'));
  return form;
}
