import { newAccessCode } from '../clients/access-code.ts';
import type { SchoolOfEverything } from '../clients/school-of-everything.ts';
import type { SchoolDatabase } from '../databases/school-database.ts';
import type { HostedSchool } from '../hosting/hosted-school.ts';
import { endpoints } from '../samples/odd-bodies.ts';
import { samplePdf } from '../samples/sample-resumes.ts';
import { bodiesOfPeople } from './bodies-of-people.ts';
import {
  atTheirLargest,
  type Body,
  bodiesOfParts,
  type Fitted,
  fillings,
  fittedBody,
  heavyFiles,
  largest,
  listOf,
  smaller,
  textsIn,
  withValue,
} from './heavy-bodies.ts';
import { bodyOf, callerOf, JSON_TYPE, namesIn, patternsOfAll } from './request-of.ts';
import type { Taken } from './taken.ts';
import type { ThreadMeter } from './thread-meter.ts';

/** Every name by which an address is asked for something; Node takes 16 KB of headers. */
const QUERIES = ['for', 'q', 'find', 'page', 'year', 'status', 'token', 'as', 'reference', 'type'];
const LARGEST_ADDRESS = 12_000;
const resume = { field: 'resume', bytes: samplePdf(), name: 'cv.pdf' };
const strangers: Taken[] = endpoints.map(({ path, kind, sample }) => {
  const [pattern = '', query] = path.split('?');
  return {
    ...{ pattern, kind, sample },
    ...(query && { query: `?${query}` }),
    ...(kind === 'multipart' && { file: resume }),
  };
});

/**
 * Sends to every address what costs most to look at: every field filled to its limit, every field far above it, the
 * smallest parts in the greatest number, files of such parts; then asks for everything that was kept of it. Resolves
 * with the patterns to which something was sent. `isWhole` sends everything everywhere; without it a share of it goes to each field
 * and each file's address, another one to the next.
 */
export async function heavyRequests(
  meter: ThreadMeter,
  school: HostedSchool,
  { rows }: Pick<SchoolDatabase, 'rows'>,
  everything: SchoolOfEverything,
  isWhole = false,
): Promise<Set<string>> {
  let turn = 0;
  /** All of them, or so large a share that each comes to many addresses and every address gets some. */
  const some = <Value>(all: Record<string, Value>, share: number) => {
    turn += 1;
    return Object.entries(all).filter((_, at) => isWhole || at % share === turn % share);
  };
  const asked = new Set<string>();
  /** How long a field may be, by its name: learned from what programs are told, used for pages as well. */
  const learned = new Map<string, number | undefined>();
  const kept = new Set<string>();

  for (const taken of [...strangers, ...bodiesOfPeople(everything)]) await attack(taken);
  await followAll();
  for (const pattern of patternsOfAll()) await look(pattern);
  return asked;

  async function attack(taken: Taken) {
    asked.add(taken.pattern);
    // What is refused because it was tried too often costs nothing, and proves nothing.
    await rows('delete from attempts');
    const { sample } = taken;
    await post(taken, 'its sample', sample);
    const fields = taken.kind === 'json' ? await lengthsTaken(taken) : fieldsOfPage(sample);
    for (const [what, filling] of Object.entries(fillings)) {
      await rows('delete from attempts');
      const body = fittedBody(await asItStands(taken), fields, filling);
      await post(taken, `every field of ${what}`, body);
    }
    for (const path of textsIn(sample)) {
      for (const [what, filling] of some(fillings, 5)) {
        await post(
          taken,
          `${path.join('.')} of ${what}`,
          withValue(sample, path, largest(filling)),
        );
      }
    }
    for (const [name, value] of Object.entries(sample)) {
      if (!Array.isArray(value)) continue;
      await post(taken, `${name} of many`, { ...sample, [name]: listOf(value[0]) });
    }
    if (taken.kind === 'json') {
      for (const [what, body] of Object.entries(bodiesOfParts)) await post(taken, what, body);
    }
    if (!taken.file) return;
    for (const [what, { name, bytes }] of some(heavyFiles, 3)) {
      await rows('delete from attempts');
      await post({ ...taken, file: { ...taken.file, name, bytes } }, what, sample);
    }
  }

  /** Every field as long as it is taken, by what the school says is wrong. */
  async function lengthsTaken(taken: Taken): Promise<Fitted[]> {
    let fields = atTheirLargest(taken.sample);
    for (;;) {
      const body = fittedBody(taken.sample, fields, 'a');
      const { status, text } = await post(taken, 'every field of one long word', body);
      const refused = status === 422 || status === 400 ? namesIn(text) : [];
      const next = smaller(fields, refused);
      if (JSON.stringify(next) === JSON.stringify(fields)) break;
      fields = next;
    }
    for (const { path, size } of fields) learned.set(String(path.at(-1)), size);
    return fields;
  }

  /** With the version that its record has now: another one is refused before anything is looked at. */
  async function asItStands({ pattern, sample }: Taken): Promise<Body> {
    if (sample.version === undefined) return sample;
    const record = everything.withRecords(pattern.replace(/(:\w+)\/[^/]+$/, '$1'));
    const headers = headersOf(pattern);
    const text = await (await fetch(school.address + record, { headers })).text();
    const [, version = '1'] = /"version":(\d+)/.exec(text) ?? [];
    return { ...sample, version: typeof sample.version === 'string' ? version : Number(version) };
  }

  function fieldsOfPage(sample: Body): Fitted[] {
    const known = (name: string) => (learned.has(name) ? learned.get(name) : 100);
    return textsIn(sample).map((path) => ({ path, size: known(String(path.at(-1))) }));
  }

  async function post(taken: Taken, what: string, body: Body | string) {
    const { pattern, query = '', method = 'POST' } = taken;
    const path = everything.withRecords(pattern) + query;
    const answer = await meter.ask({ address: `${method} ${pattern}`, what }, path, () => ({
      ...{ method, ...bodyOf(taken, body, school) },
      headers: { ...headersOf(pattern), ...(taken.kind === 'json' && JSON_TYPE) },
    }));
    const [reference] = /\b[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(answer.text) ?? [];
    if (answer.status === 201 && reference) kept.add(reference);
    return answer;
  }

  /** The guardian follows every application that was taken, so that the portal shows them as well. */
  async function followAll() {
    for (const reference of kept) {
      if (!reference.startsWith('EN')) continue;
      await rows('delete from attempts');
      const code = await newAccessCode(rows, reference);
      await everything.people.guardian.post('/api/portal/links', { code });
    }
  }

  /** As it is, of everything that was kept, with too much in its query, and with too much in its path. */
  async function look(pattern: string) {
    const own = everything.withRecords(pattern);
    const own1 = /[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(own)?.[0];
    const others = own1 ? [...kept].filter((one) => one.startsWith(own1.slice(0, 3))) : [];
    const get = (what: string, path: string) =>
      meter.ask({ address: `GET ${pattern}`, what }, path, () => ({ headers: headersOf(pattern) }));
    await get('as it is', own);
    for (const other of others) {
      await get('what was kept', own.replace(own1 ?? '', other));
      if (pattern.endsWith('copy'))
        await get('its letter', `${own.replace(own1 ?? '', other)}?as=page`);
    }
    for (const [what, filling] of some(fillings, 3)) {
      const text = encodeURIComponent(filling);
      const each = text.repeat(Math.floor(LARGEST_ADDRESS / QUERIES.length / text.length));
      const query = QUERIES.map((name) => `${name}=${each}`).join('&');
      await get(`a query of ${what}`, `${own}?${query}`);
      if (!/[:*]/.test(pattern)) continue;
      const long = text.repeat(Math.floor(LARGEST_ADDRESS / text.length));
      await get(`a path of ${what}`, pattern.replace(/:\w+|\*$/, long).replace(/:\w+/g, 'a'));
    }
    const parts = `${own}?${'a&'.repeat(LARGEST_ADDRESS / 2)}`;
    await get('a query of many', parts);
  }

  function headersOf(pattern: string): Record<string, string> {
    const caller = callerOf(pattern);
    if (caller === 'nobody' || caller === 'forger') return {};
    return { Authorization: `Bearer ${everything.people[caller].token}` };
  }
}
