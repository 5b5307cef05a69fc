import type { FormAnswers } from './form-answers.ts';
import { parseForm, refuse } from './parse-form.ts';
import type { Refusal } from './refusal.ts';
import type { AnyForm, FileRules, ShortForm } from './short-form.ts';

interface FileQuestion<Name extends string> {
  name: Name;
  file: FileRules;
}

/** The question of a form that is answered with a file; a form has one at most. */
export function fileQuestion<Name extends string>(
  form: AnyForm<Name>,
): FileQuestion<Name> | undefined {
  const question = form.questions.find(({ file }) => file);
  return question as FileQuestion<Name> | undefined;
}

type ParsedWithFile<Name extends string> =
  | { ok: true; answers: FormAnswers<Name>; file: File }
  | { ok: false; refusal: Refusal };

/** Parses a form with a file, of a browser or of a program. What is inside the file is for the server to say. */
export function parseWithFile<Name extends string, Day>(
  form: ShortForm<Name, Day>,
  fields: FormData,
  day: Day,
): ParsedWithFile<Name> {
  const question = fileQuestion<Name>(form);
  if (!question) throw new Error('The form asks for no file');
  const { name, file } = question;
  if (fields.getAll(name).length > 1) return refuseFile(form, file.faults.several);
  const parsed = parseForm(form, { [name]: undefined, ...Object.fromEntries(fields) }, day);
  if (!parsed.ok) return parsed;
  const sent = parsed.answers[name] as unknown as File;
  return { ok: true, answers: { ...parsed.answers, [name]: sent.name }, file: sent };
}

/** What to answer to a file with this fault; `status` is the HTTP status that says the same. */
export function refuseFile(
  form: AnyForm,
  { status, message }: { status: number; message: string },
): { ok: false; status: number; refusal: Refusal } {
  const field = fileQuestion(form)?.name ?? '';
  return { ok: false, status, refusal: refuse(form, [{ field, message }]) };
}

/** On a page that comes back with what to correct, the file has to be chosen again. */
export function askForFileAgain(form: AnyForm, refusal: Refusal): Refusal {
  const question = fileQuestion(form);
  if (!question || refusal.errors.some(({ field }) => field === question.name)) return refusal;
  const again = { field: question.name, message: question.file.again };
  return { ...refusal, errors: [...refusal.errors, again] };
}
