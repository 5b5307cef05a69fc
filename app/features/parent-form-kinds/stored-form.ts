import type { FormAnswers } from '#forms/form-answers.ts';
import type { FormQuestion } from '#forms/short-form.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import type { FormStatus } from './form-statuses.ts';
import type { FormAtSchool } from './parent-form.ts';
import {
  formOfKind,
  formsAtSchool,
  isParentFormKind,
  type ParentFormKind,
} from './parent-forms.ts';

const REMOVED = 'removed';

/** What a row of the table can be: a form of the list, or one that was taken out of the list since it was sent. */
export type StoredFormKind = ParentFormKind | typeof REMOVED;

type StoredForm = Pick<FormAtSchool, 'name' | 'inMails' | 'waits' | 'statuses'>;

const told = {
  title: 'We have your form',
  meaning: 'This form is no longer on the website of the school.',
  awaited: 'If you want to know more, please call us.',
};

/** Nobody knows any more which statuses it had, so it can only be ended: then its time of keeping counts. */
const removedForm: StoredForm = {
  name: 'A form that the site no longer has',
  inMails: 'form',
  waits: ['form that the site no longer has', 'forms that the site no longer has'],
  statuses: {
    new: {
      name: 'New',
      move: 'Open again',
      toDo: 'Read the form',
      shape: 'info',
      next: ['ended'],
      isNew: true,
      told,
    },
    ended: { name: 'Ended', move: 'End it', shape: 'ring', next: ['new'], isOver: true, told },
  },
};

/** The status of one that the office had moved on. */
export const unknownStatus: FormStatus = {
  name: 'Status not known any more',
  move: 'Open again',
  shape: 'half',
  next: ['ended'],
  told,
};

/** What each is to the office. */
export const storedForms: Record<StoredFormKind, StoredForm> = {
  ...formsAtSchool,
  [REMOVED]: removedForm,
};

/** By what stands in the row, or in an address. */
export function storedFormKind(stored: string): StoredFormKind {
  return isParentFormKind(stored) ? stored : REMOVED;
}

/** Mails and logs do not even say what it is about; nobody knows whether they did of a form that was removed. */
export function isConfidential(kind: StoredFormKind): boolean {
  return kind === REMOVED || formOfKind(kind).isConfidential === true;
}

/** What was asked; of a form that was removed only the names of its questions are left. */
export function questionsAsked(
  kind: StoredFormKind,
  answers: FormAnswers,
): readonly Pick<FormQuestion, 'name' | 'label' | 'kind' | 'choices'>[] {
  if (kind !== REMOVED) return formOfKind(kind).questions;
  return Object.keys(answers).map((name) => ({
    name,
    label: capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    kind: name === 'phone' ? 'tel' : 'text',
  }));
}
