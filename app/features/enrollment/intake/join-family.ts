import type { Content } from '#features/content/schemas.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

/**
 * Makes one family of a new application and of the earlier one that it names, if they have a guardian in common.
 * Handed in where routes meet services: families know applications already.
 */
export type JoinFamily = (
  transaction: WriteTransaction,
  named: {
    reference: string;
    /** Reference of the earlier application; whether there is one is not known. */
    earlier: string;
    school: Content['school'];
    now: Date;
  },
) => Promise<void>;
