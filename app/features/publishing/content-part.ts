import * as v from 'valibot';
import { holdsOnly } from '#features/content/placeholders.ts';
import type { Content } from '#features/content/schemas.ts';
import type { FormField } from './form-field.ts';

/** The files of `content/` whose parts are edited at the desk. */
export type EditableContent = Pick<
  Content,
  | 'home'
  | 'enrollment'
  | 'events'
  | 'openings'
  | 'faq'
  | 'calendar'
  | 'school'
  | 'sections'
  | 'papers'
  | 'photographs'
  | 'fees'
  | 'meals'
>;

/** Something of the content that is edited and published as one. */
export interface ContentPart<Value extends object = object> {
  name: string;
  /** What it is, for the list of parts. */
  about: string;
  /** Where visitors see it. */
  page: string;
  /** It says where mail goes or whom to pay: an administrator asks for a change, and it waits a day (guarded/). */
  isGuarded?: boolean;
  /** The guarded part that visitors see beside this one. */
  guardedBeside?: string;
  fields: FormField[];
  schema: v.GenericSchema;
  take(content: EditableContent): Value;
  /** The files in which `value` replaces something, with it. Throws when it does not fit the schema. */
  place(content: EditableContent, value: unknown): Partial<EditableContent>;
}

/**
 * `schema` checks a part in the browser, when it is published and when it is read again; what braces may hold, which is
 * `placeholders`, is left to what is published from now on.
 */
export function contentPart<Schema extends v.GenericSchema<unknown, object>>(
  part: Omit<ContentPart, 'take' | 'place' | 'schema'> & {
    schema: Schema;
    placeholders?: readonly string[] | undefined;
    take(content: EditableContent): v.InferOutput<Schema>;
    place(content: EditableContent, value: v.InferOutput<Schema>): Partial<EditableContent>;
  },
): ContentPart<v.InferOutput<Schema>> {
  const schema = v.pipe(part.schema, holdsOnly<v.InferOutput<Schema>>(part.placeholders));
  return {
    ...part,
    schema,
    place: (content, value) => part.place(content, v.parse(part.schema, value)),
  };
}

/** What `schema` takes, without values that have a guarded part of their own now: versions from before still hold them. */
export function leavingOut<Schema extends v.GenericSchema<unknown, object>>(
  names: readonly string[],
  schema: Schema,
): v.GenericSchema<unknown, v.InferOutput<Schema>> {
  return v.pipe(
    v.looseObject({}),
    v.transform((value): unknown =>
      Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))),
    ),
    schema,
  );
}
