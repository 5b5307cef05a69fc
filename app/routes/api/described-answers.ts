import * as v from 'valibot';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import type { AnswerName } from '#features/enrollment/form/limits.ts';
import { allQuestions } from '#features/enrollment/form/questions.ts';
import { enrollmentApplicationSchema, lists } from '#features/enrollment/form/schema.ts';
import { formSchema } from '#forms/parse-form.ts';
import type { ShortForm } from '#forms/short-form.ts';

interface Told {
  /** Undefined where any text may be an answer. */
  choices: string[] | undefined;
  isDay: boolean;
  isOptional: boolean;
}

/**
 * An answer as the description of the API tells it. That it is one of its choices, or a day, the schema that decides
 * finds out in code, which nobody can read from it; phones do not carry more than that code.
 */
function told(decides: v.GenericSchema, { choices, isDay, isOptional }: Told): v.GenericSchema {
  if (isDay) return optional(v.pipe(v.string(), v.isoDate()), isOptional);
  if (!choices) return decides;
  return optional(v.picklist(isOptional ? ['', ...choices] : choices), isOptional);
}

const optional = (schema: v.GenericSchema, isOptional: boolean) =>
  isOptional ? v.optional(schema) : schema;

/** The answers of an application for a place. */
export function toldApplication(day: ApplicationDay): Record<AnswerName, v.GenericSchema> {
  const { entries } = enrollmentApplicationSchema(day);
  const all = allQuestions.map(({ name, missing }) => {
    const list = lists[name];
    const answer = { choices: list && Object.keys(list), isDay: name === 'studentDOB' };
    return [name, told(entries[name], { ...answer, isOptional: !missing })];
  });
  return Object.fromEntries(all);
}

/** The answers of a short form; one that takes more than it offers says no choices. */
export function toldForm(form: ShortForm, day: ApplicationDay) {
  const { entries } = formSchema(form, day.today);
  const all = form.questions.map(({ name, kind, missing, choices, takes }) => {
    const isList = choices && !takes && kind !== 'checkboxes';
    const offered = isList ? choices(day.today).map(({ value }) => value) : undefined;
    const answer = { choices: offered, isDay: kind === 'date', isOptional: !missing };
    return [name, told(entries[name] as v.GenericSchema, answer)];
  });
  return v.strictObject(Object.fromEntries(all) as Record<string, v.GenericSchema>);
}
