import * as v from 'valibot';
import { newKey } from '#lib/crypto/new-key.ts';
import type { FamilySays, Paper } from '../paper-status.ts';
import { PAPERS } from './device-keys.ts';

const problemSchema = v.object({ detail: v.string() });

interface Asked {
  pass: string;
  said?: { paper: string; way: FamilySays | 'takeBack' };
}

/** `over`: the pass speaks no more. `noLine`: nobody answered, or not the school. */
type PapersAnswer =
  | { kind: 'shown'; papers: Paper[] }
  | { kind: 'refused'; detail: string }
  | { kind: 'over' }
  | { kind: 'noLine' };

/** Asks the school how far the papers are, after it was told how one of them comes. */
export async function askForPapers(asked: Asked): Promise<PapersAnswer> {
  try {
    const answer = await fetch(PAPERS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify(asked),
    });
    if (answer.status === 401) return { kind: 'over' };
    const body: unknown = await answer.json();
    if (answer.status === 200)
      return { kind: 'shown', papers: (body as { papers: Paper[] }).papers };
    if (answer.status >= 500) return { kind: 'noLine' };
    return { kind: 'refused', ...v.parse(problemSchema, body) };
  } catch {
    return { kind: 'noLine' };
  }
}
