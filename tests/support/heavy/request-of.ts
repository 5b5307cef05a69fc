import { audiences, type Caller } from '../access-matrix.ts';
import { filledInByHand } from '../clients/form-time.ts';
import { fileOf } from '../samples/sample-resumes.ts';
import type { Body } from './heavy-bodies.ts';
import type { Taken } from './taken.ts';

export const JSON_TYPE = { 'Content-Type': 'application/json' };

export const patternsOfAll = () => Object.values(audiences).flatMap(({ paths }) => paths);

/** Whoever gets furthest. */
export function callerOf(pattern: string): Caller {
  const { letsIn = [] } =
    Object.values(audiences).find(({ paths }) => paths.includes(pattern)) ?? {};
  if (letsIn.includes('nobody')) return 'nobody';
  return letsIn.includes('administrator') ? 'administrator' : 'guardian';
}

export function namesIn(text: string): string[] {
  const { errors = [] } = JSON.parse(text) as { errors?: { field: string }[] };
  return errors.map(({ field }) => field);
}

export function bodyOf({ kind, file }: Taken, body: Body | string, school: { dataDir: string }) {
  if (typeof body === 'string') return { body };
  if (kind === 'json') return { body: JSON.stringify(body) };
  const form = kind === 'form' ? new URLSearchParams() : new FormData();
  const all = { ...body, ...filledInByHand(school) };
  for (const [name, value] of Object.entries(all)) form.append(name, String(value));
  if (file && form instanceof FormData)
    form.append(file.field, fileOf(Buffer.from(file.bytes), file.name));
  return { body: form };
}
