/**
 * A `Response` of which the compiler knows what it says: its status, its body before it became text, its type. Nothing
 * of it is there at run time; the description of the API is read from it (scripts/openapi).
 */
export interface Answer<Status extends number, Says, Type extends string = 'application/json'>
  extends Response {
  readonly '~answer'?: { status: Status; says: Says; type: Type };
}

/** A file of one of these types. */
export type FileAnswer<Type extends string> = Answer<200, Blob, Type>;
