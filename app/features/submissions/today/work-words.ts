import type { AnsweredRoom, OpenTurn } from '#desk/cases/turns/open-turns.server.ts';
import { submissionKinds } from '../kinds.ts';

/** What a record of a kind is called, one and several. */
export function kindInWords(kind: string): { one: string; many: string } {
  const known = submissionKinds.find((one) => one.kind === kind)?.words;
  const { one, many } = known ?? { one: 'one record', many: 'records' };
  return { one: one.replace(/^one /, ''), many };
}

/** What an open record is, without saying of whom: an offer that nobody answers, a complaint, a new message. */
export function countedInWords(
  { kinds, whileNew }: Pick<AnsweredRoom, 'kinds' | 'whileNew'>,
  { kind, status, turn }: Pick<OpenTurn, 'kind' | 'status' | 'turn'>,
  isComplaint: boolean,
): { one: string; many: string } {
  if (turn.whose === 'theirs')
    return { one: 'offer whose day is over', many: 'offers whose day is over' };
  if (isComplaint) return { one: 'complaint', many: 'complaints' };
  const { one, many } = kindInWords(kind);
  if (turn.lateDays > 0 || !kinds[kind]?.[status]?.isNew) return { one, many };
  const [oneNew, manyNew] = whileNew?.(kind) ?? [];
  if (oneNew && manyNew) return { one: oneNew, many: manyNew };
  return { one: `new ${one}`, many: `new ${many}` };
}
