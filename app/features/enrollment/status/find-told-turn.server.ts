import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { type ToldTurn, turnOfTold } from '#desk/cases/turns/told-turn.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answeredApplications, type ContentOfAnswers } from '../desk/answered.server.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { listAsked } from '../requests/asked-since.server.ts';
import { findToldLeading } from '../same-child/leading.server.ts';

const UNDO_MS = UNDO_MINUTES * 60_000;

/** Whose turn it is with an application, as its family is told; of one child's several, with the one that goes on. */
export async function findToldTurn(
  read: ReadStore,
  content: ContentOfAnswers,
  reference: string,
  now: Date,
): Promise<ToldTurn | undefined> {
  const { leading, history } = await findToldLeading(read, reference, now);
  if (!leading) return undefined;
  const known = new Date(now.getTime() - UNDO_MS).toISOString();
  const asked = (await listAsked(read, now, [leading.reference], known)).get(leading.reference);
  const { kind } = enrollmentApplication;
  return turnOfTold(answeredApplications({ content }), { kind, history, asked }, now);
}
