import { forget, keep, readKept, setAside } from '#lib/device-store.ts';
import { type Answers, answerNames, isUntouched, knownAnswers } from './answers.ts';

export interface KeptDraft {
  answers: Partial<Answers>;
  /** What lay there was damaged or not ours; it was moved aside and the person should be told. */
  wasSetAside: boolean;
}

/** The draft that this device keeps; empty when there is none. */
export function readDraft(key: string): KeptDraft {
  const kept = readKept(key);
  if (kept.state === 'none') return { answers: {}, wasSetAside: false };
  const answers = kept.state === 'kept' && isRecord(kept.value) ? knownAnswers(kept.value) : {};
  const isOurs = kept.state === 'kept' && isRecord(kept.value) && isReadable(kept.value);
  if (!isOurs) setAside(key);
  return { answers, wasSetAside: !isOurs };
}

/** Keeps the draft, or forgets it when nothing is filled in. False when the device cannot keep it. */
export function saveDraft(key: string, answers: Answers): boolean {
  if (!isUntouched(answers)) return keep(key, answers);
  forget(key);
  return true;
}

export const forgetDraft = forget;

/** At least one of our answers, and none of them something else than text. */
function isReadable(value: Record<string, unknown>): boolean {
  const ours = answerNames.filter((name) => Object.keys(value).includes(name));
  return ours.length > 0 && ours.every((name) => typeof value[name] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
