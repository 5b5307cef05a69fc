import type { Address, RecordAddress } from '#requests/address.ts';

type Loader = (...args: never[]) => Promise<{ '~answer'?: { status: number; says: unknown } }>;

/** What a loader says when all is well. */
type Said<Route extends Loader> = Extract<
  NonNullable<Awaited<ReturnType<Route>>['~answer']>,
  { status: 200 }
>['says'];
/** Where what the loader of a route says is asked for. */
export type At<Route extends Loader> = Address<{ shows: Said<Route> }>;
/** The same of records, each below its own address. */
export type RecordsAt<Route extends Loader> = RecordAddress<{ shows: Said<Route> }>;
