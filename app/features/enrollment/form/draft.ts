import { countsSince } from '#forms/device/kept-time.ts';
import { forget, keep, readKept, setAside } from '#lib/device/device-store.ts';
import { type Answers, answerNames, answersOf, isUntouched, knownAnswers } from './answers.ts';

interface KeptDraft {
  answers: Partial<Answers>;
  /** What lay there was damaged or not ours; it was moved aside and the person should be told. */
  wasSetAside: boolean;
}

/** Where the device keeps the instant of the draft's last change. */
export const savedAtKey = (key: string) => `${key}-saved-at`;

/** Where it keeps the earlier application of the same family: its reference, or its key while it has none. */
export const togetherKey = (key: string) => `${key}-together`;

/** The draft that this device keeps; empty when there is none, or when it is overdue, which forgets it. */
export function readDraft(key: string): KeptDraft {
  const kept = readKept(key);
  // Of what is no object, one without answers.
  const value: Record<string, unknown> = Object(Object(kept).value);
  // What was kept before React was there says it itself (forms/device/early-draft.ts).
  const said = value.savedAt ?? Object(readKept(savedAtKey(key))).value;
  const isOver = countsSince(said, new Date()) === null;
  if (isOver) forgetDraft(key);
  if (isOver || kept.state === 'none') return { answers: {}, wasSetAside: false };
  const wasSetAside = !isReadable(value);
  if (wasSetAside) setAside(key);
  return { answers: knownAnswers(value), wasSetAside };
}

/** All answers as the draft has them, empty where it has none. */
export function currentDraft(key: string): Answers {
  return answersOf(readDraft(key).answers);
}

/**
 * Keeps the draft, or forgets it when the form is as it was before anybody filled it in, with `usualYear`. False when
 * the device cannot keep it.
 */
export function saveDraft(key: string, answers: Answers, usualYear?: string): boolean {
  if (answers.enrollmentYear === usualYear && isUntouched(answers)) {
    forgetDraft(key);
    return true;
  }
  keep(savedAtKey(key), new Date().toISOString());
  return keep(key, answers);
}

export function forgetDraft(key: string): void {
  for (const one of [key, savedAtKey(key), togetherKey(key)]) forget(one);
}

export function keepTogether(key: string, earlier: string | undefined): void {
  if (earlier) keep(togetherKey(key), earlier);
  else forget(togetherKey(key));
}

/** The earlier application that the draft belongs together with, as `togetherKey` says. */
export function readTogether(key: string): string | undefined {
  const kept = readKept(togetherKey(key));
  return kept.state === 'kept' && typeof kept.value === 'string' ? kept.value : undefined;
}

/** At least one of our answers, and none of them something else than text. */
function isReadable(value: Record<string, unknown>): boolean {
  const ours = answerNames.filter((name) => Object.hasOwn(value, name));
  return ours.length > 0 && ours.every((name) => typeof value[name] === 'string');
}
