import type * as v from 'valibot';
import type { Address, RecordAddress } from '#requests/address.ts';

type Handler = (...args: never[]) => Promise<{ '~answer'?: { status: number; says: unknown } }>;

/** The file of an address, as `import type * as` names it. */
interface Route {
  loader?: Handler;
  action?: Handler;
}

/** What a handler says when all is well. */
type Said<Of extends Handler> = Extract<
  NonNullable<Awaited<ReturnType<Of>>['~answer']>,
  { status: 200 | 201 }
>['says'];

/** The file of an address that something can be sent to. */
export interface Acting extends Route {
  action: Handler;
}

/** What an action takes: what its schema does, a form where it brings a file along, and nothing without a schema. */
export type Taken<Action> = Action extends { takes: { type: infer Type; schema: infer Schema } }
  ? Type extends 'multipart/form-data'
    ? FormData
    : InputOf<Schema>
  : Record<string, never>;
type InputOf<Schema> = Schema extends v.GenericSchema
  ? v.InferInput<Schema>
  : Schema extends (...at: never[]) => v.GenericSchema
    ? v.InferInput<ReturnType<Schema>>
    : never;

type Asked<Of extends Route> = (Of extends { loader: infer Loader extends Handler }
  ? { shows: Said<Loader> }
  : object) &
  (Of extends { action: infer Action extends Handler }
    ? { takes: Taken<Action>; tells: Said<Action> }
    : object);

/** The address at which the handlers of a file answer. */
export type At<Of extends Route> = Address<Asked<Of>>;
/** The same of records, each below its own address. */
export type RecordsAt<Of extends Route> = RecordAddress<Asked<Of>>;
