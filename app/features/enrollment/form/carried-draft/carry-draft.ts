import * as v from 'valibot';
import { newKey } from '#lib/crypto/new-key.ts';
import type { Answers } from '../answers.ts';
import { locatorOf, newDraftCode, openDraft, sealDraft } from './sealed-draft.ts';

const storedSchema = v.object({ expiresAt: v.string() });
const openedSchema = v.object({ ciphertext: v.string() });
const problemSchema = v.object({ detail: v.string() });

type CarryOutcome<Good> = Good | { kind: 'refused'; detail: string } | { kind: 'noLine' };

/** Lays a sealed copy of the draft at the school. The code never leaves this device. */
export async function storeDraft(
  answers: Answers,
): Promise<CarryOutcome<{ kind: 'stored'; code: string; expiresAt: string }>> {
  const code = newDraftCode();
  const answer = await post('/api/draft-copies', await sealDraft(answers, code));
  if (answer?.status !== 201) return notDone(answer);
  return { kind: 'stored', code, ...v.parse(storedSchema, answer.body) };
}

/** Fetches the copy that lies under the code and opens it here. */
export async function fetchDraft(
  code: string,
): Promise<CarryOutcome<{ kind: 'opened'; answers: Answers } | { kind: 'missing' }>> {
  const answer = await post('/api/draft-copies/open', { locator: await locatorOf(code) });
  if (answer?.status === 404) return { kind: 'missing' };
  if (answer?.status !== 200) return notDone(answer);
  const answers = await openDraft(v.parse(openedSchema, answer.body).ciphertext, code);
  return answers ? { kind: 'opened', answers } : { kind: 'missing' };
}

async function post(
  url: string,
  body: object,
): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return undefined;
  }
}

function notDone(answer: { status: number; body: unknown } | undefined) {
  const problem = v.safeParse(problemSchema, answer?.body);
  if (!answer || answer.status >= 500 || !problem.success) return { kind: 'noLine' } as const;
  return { kind: 'refused', detail: problem.output.detail } as const;
}
