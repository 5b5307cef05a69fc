import type { AnyAsked, AnyForm } from './short-form.ts';

/** Every question of the form by its name, as typed; several ticked choices with commas between them. */
export type FormAnswers<Name extends string = string> = Record<Name, string>;

export function namesOf<Name extends string>({ questions }: AnyAsked<Name>): Name[] {
  return questions.map(({ name }) => name);
}

export function emptyAnswers<Name extends string>(form: AnyAsked<Name>): FormAnswers<Name> {
  return answersFrom(form, {});
}

/** The answers in `source` that are text; empty text for the others. */
export function answersFrom<Name extends string>(
  form: AnyAsked<Name>,
  source: Record<string, unknown>,
): FormAnswers<Name> {
  return textsFrom(namesOf(form), source);
}

/** The same by the names of the questions. */
export function textsFrom<Name extends string>(
  names: readonly Name[],
  source: Record<string, unknown>,
): FormAnswers<Name> {
  const answers = names.map((name) => {
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(answers);
}

/** The same from a form as a browser gives it, where each ticked box is an entry of its own. */
export function answersFromFields<Name extends string>(
  form: AnyAsked<Name>,
  fields: FormData,
): FormAnswers<Name> {
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    namesOf(form).map((name) => [name, texts(name).join(',')]),
  ) as FormAnswers<Name>;
}

/** The answers that the receipt speaks of. */
export function answersOnReceipt({ onReceipt = [] }: AnyForm, answers: FormAnswers): FormAnswers {
  return Object.fromEntries(onReceipt.map((name) => [name, answers[name] ?? '']));
}

/** Whether somebody has written anything of their own. */
export function isBegun<Name extends string>(
  form: AnyAsked<Name>,
  answers: FormAnswers<Name>,
): boolean {
  return namesOf(form).some((name) => !form.prefilled?.includes(name) && answers[name].trim());
}

export function isSameForm<Name extends string>(
  form: AnyAsked<Name>,
  one: FormAnswers<Name>,
  other: FormAnswers<Name>,
): boolean {
  return namesOf(form).every((name) => one[name].trim() === other[name].trim());
}

/** The ticked choices of an answer. */
export function chosenIn(answer: string | undefined): string[] {
  return (answer ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}
