import type { Content } from '#features/content/schemas.ts';
import type { Actor } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

/**
 * Makes one family of a new application and of the earlier one that it names, if a guardian who follows that one in the
 * portal sent it and they have a guardian in common, or if the office has typed it in with the guardians of that one and
 * something still says so. What any other sender says is for the office to look at: two that have a phone or an address
 * in common are suggested to it anyway.
 */
export type JoinFamily = (
  transaction: WriteTransaction,
  named: {
    reference: string;
    /** Reference of the earlier application; whether there is one is not known. */
    earlier: string;
    school: Content['school'];
    now: Date;
    /** Who of the office has typed it in; left out where a guardian sent it. */
    staff?: Actor;
  },
) => Promise<void>;
