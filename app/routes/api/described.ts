import type * as v from 'valibot';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';

/** What a body may depend on. */
interface TakenAt {
  /** The address, without the school's own. */
  path: string;
  day: ApplicationDay;
}

/** That decides about a body; where it depends on the address or the day, what makes it. */
type Decides = v.GenericSchema | ((at: TakenAt) => v.GenericSchema);

/** What the handler of an address says of itself for the description of the API (scripts/openapi), and for screens. */
export interface Described {
  takes?: {
    type: 'application/json' | 'multipart/form-data';
    schema: Decides;
  };
  /** What it reads of the query of its address. */
  reads?: (search: URLSearchParams) => unknown;
}

/** A handler that takes JSON, with the schema that decides about it. */
export const taking = <Schema extends Decides, Handler>(schema: Schema, handler: Handler) =>
  Object.assign(handler as Handler & Pick<Described, 'reads'>, {
    takes: { type: 'application/json' as const, schema },
  });

/** A handler that takes a form with a file. */
export const takingForm = <Schema extends Decides, Handler>(schema: Schema, handler: Handler) =>
  Object.assign(handler as Handler & Pick<Described, 'reads'>, {
    takes: { type: 'multipart/form-data' as const, schema },
  });

/** A handler that reads the query of its address in this way. */
export const reading = <Asked, Handler>(
  reads: (search: URLSearchParams) => Asked,
  handler: Handler,
) => Object.assign(handler as Handler & Pick<Described, 'takes'>, { reads });
