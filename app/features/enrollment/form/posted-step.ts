import type { Refusal } from '#forms/refusal.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import { type Answers, answersOf } from './answers.ts';
import { intents } from './intents.ts';
import { stepAsking } from './questions.ts';
import { stepRefusal } from './schema.ts';
import { REVIEW_STEP } from './step-names.ts';

/** A step as the server answers it to a press on Next, Previous, Change or Submit before React is there. */
export interface PostedStep {
  step: number;
  answers: Answers;
  refusal?: Refusal | undefined;
  /** Reference of the family's earlier application, when somebody applies for another child. */
  togetherWith?: string | undefined;
}

const CHANGE = /^change-([1-3])$/;

/** An application that is to be sent, from a step of the wizard or from the long form without scripts. */
interface PostedApplication {
  submit: Answers;
  togetherWith: string | undefined;
  from: number;
  isLongForm: boolean;
}

/** Where a press leads. */
export function readPress(form: FormData, day: ApplicationDay): PostedStep | PostedApplication {
  const answers = answersOf(Object.fromEntries(form));
  const intent = String(form.get('intent') ?? intents.submitAll);
  const step = readStep(String(form.get('step')));
  const named = form.get('togetherWith');
  const togetherWith = typeof named === 'string' ? named : undefined;
  const change = CHANGE.exec(intent);
  if (change) return { step: Number(change[1]), answers, togetherWith };
  if (intent === intents.previous) return { step: Math.max(1, step - 1), answers, togetherWith };
  if (intent === intents.next) {
    const refusal = stepRefusal(answers, step, day);
    return refusal
      ? { step, answers, refusal, togetherWith }
      : { step: Math.min(REVIEW_STEP, step + 1), answers, togetherWith };
  }
  const isLongForm = intent !== intents.submit;
  return { submit: answers, togetherWith, from: isLongForm ? 1 : step, isLongForm };
}

/** The step to show after a refused submission: from the wizard the first with an error, else the long form. */
export function stepAfterRefusal(refusal: Refusal, from: number): number {
  return from === 1 ? 1 : Math.max(1, stepAsking(refusal.errors[0]?.field ?? ''));
}

/** 1 to 4; anything else is 1. */
export function readStep(text: string | null): number {
  return text && /^[1-4]$/.test(text) ? Number(text) : 1;
}
