import type * as v from 'valibot';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { Letterhead } from '#lib/mail/letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { Receipt } from '#lib/store/take-submission.server.ts';
import type { FormAnswers } from './form-answers.ts';
import type { FileFault, ShortForm } from './short-form.ts';
import type { StoredFile } from './stored-file.server.ts';

/** What taking any form needs; a form's own letters may need more of the content. */
export interface FormServices
  extends Needs<
    'store' | 'clock' | 'mail' | 'publicUrl' | 'files' | 'scan' | 'secret' | 'publish'
  > {
  content: { school: Letterhead };
  /** Whether what had this reference was erased, and is to stay so. */
  wasErased(transaction: WriteTransaction, reference: string): Promise<boolean>;
}

/** What the school does with a short form that comes. */
export interface FormIntake<
  Name extends string = string,
  Services = FormServices,
  Day = PlainDate,
> {
  form: ShortForm<Name, Day>;
  /** What the form's choices and rules go by, where that is not the day alone. */
  dayOf?(services: Services): Promise<Day>;
  /** What may come with the answers and is none of them, such as which notice was on the screen. */
  beside?: v.ObjectEntries | ((day: Day) => v.ObjectEntries);
  /** What is wrong inside the file of a form that asks for one. */
  faultInFile?(bytes: Buffer, name: string): Promise<FileFault | undefined>;
  /** What to say of a file in which the virus scanner found something. */
  infected?: FileFault;
  /** What tells one such form from another, where that is more than its answers. */
  contentOf?(answers: FormAnswers<Name>, file: StoredFile): Record<string, string>;
  /** The address that tells of its receipt; a signed one with the receipt in it unless told. */
  sentTo?(reference: string): string;
  /** Said where there is no script and the store does not take it; the words come back with the page. */
  notStored: string;
  /** Writes it, and what the desk finds it by. */
  insert(
    transaction: WriteTransaction,
    receipt: Receipt,
    answers: FormAnswers<Name>,
    services: Services,
    more: { file: StoredFile | undefined; day: Day; beside: Beside },
  ): Promise<void>;
  /** To the office, and to whoever sent it; who they are may stand in the store. */
  letters(
    reference: string,
    answers: FormAnswers<Name>,
    services: Services,
    transaction: WriteTransaction,
  ): Letters | Promise<Letters>;
}

interface Letters {
  notice?: Mail | undefined;
  receipt?: Mail | undefined;
}

export type Beside = Readonly<Record<string, string | undefined>>;
