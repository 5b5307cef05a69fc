import * as v from 'valibot';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { enrollmentForm } from '#features/enrollment/form/schema.ts';
import { formSchema } from '#forms/parse-form.ts';
import type { AskedForm, ShortForm } from '#forms/short-form.ts';

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
export const toldApplication = (day: ApplicationDay) => toldAnswers(enrollmentForm, day);

/** The answers of a short form; one that takes more than it offers says no choices. */
export const toldForm = (form: ShortForm, { today }: ApplicationDay) =>
  v.strictObject(toldAnswers(form, today));

function toldAnswers<Name extends string, Day>(
  form: AskedForm<Name, Day>,
  day: Day,
): Record<Name, v.GenericSchema> {
  const { entries } = formSchema(form, day);
  const all = form.questions.map(({ name, kind, missing, choices, takes }) => {
    const isList = choices && !takes && kind !== 'checkboxes';
    const offered = isList ? choices(day).map(({ value }) => value) : undefined;
    const answer = { choices: offered, isDay: kind === 'date', isOptional: !missing };
    return [name, told(entries[name], answer)];
  });
  return Object.fromEntries(all);
}
