import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { writtenInstant, writtenSection } from '#lib/text/written-section.ts';
import { leaveFamily } from './members.server.ts';
import './tables.server.ts';

/** That something belongs to a family. What else belongs to it is held, and handed out, under references of its own. */
export const heldMembership: HeldRecords = {
  kind: 'family-membership',
  async find(read, reference) {
    const rows = await read
      .selectFrom('family_members')
      .select('joined_at')
      .where('reference', '=', reference)
      .execute();
    return {
      rows,
      tell: () => ({
        sections: writtenSection(
          'Your family',
          rows.map(({ joined_at }) => [
            'Put together with others of your family',
            writtenInstant(joined_at),
          ]),
        ),
      }),
    };
  },
  async erase(transaction, reference) {
    const held = await transaction
      .selectFrom('family_members')
      .select('reference')
      .where('reference', '=', reference)
      .execute();
    await leaveFamily(transaction, reference);
    return { rows: held.length };
  },
};
