import type { Refusal } from '#forms/refusal.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import type { Answers } from '../form/answers.ts';
import { parseApplication } from '../form/schema.ts';

/** Stands in for the address while the other answers are judged; it is never kept. */
const NO_ADDRESS = 'not given';

/**
 * The answers of a paper form: the questions and rules of the wizard, except that a family without an address gave
 * none.
 */
export function parsePaperForm(
  input: Record<string, unknown>,
  day: ApplicationDay,
): { ok: true; answers: Answers } | { ok: false; refusal: Refusal } {
  const { parent1Email = '' } = input;
  const hasNone = typeof parent1Email === 'string' && parent1Email.trim() === '';
  if (!hasNone) return parseApplication(input, day);
  const parsed = parseApplication({ ...input, parent1Email: NO_ADDRESS }, day);
  return parsed.ok ? { ok: true, answers: { ...parsed.answers, parent1Email: '' } } : parsed;
}
