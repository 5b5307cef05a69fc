import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { writtenInstant, writtenSection } from '#lib/text/written-section.ts';
import '../tables.server.ts';
import { decisionNames } from './decision-words.ts';
import { leadByDecisions } from './decisions.server.ts';

/** What the office has decided about an application and another one. The other one is held under its own reference. */
export const heldDecisions: HeldRecords = {
  kind: 'family-decision',
  async find(read, reference) {
    const rows = await read
      .selectFrom('family_decisions')
      .select(['decision', 'decided_at', 'undone_at'])
      .where((row) => row.or([row('reference', '=', reference), row('other', '=', reference)]))
      .orderBy('decided_at')
      .execute();
    return {
      rows,
      tell: () => ({
        sections: writtenSection(
          'Compared with another application',
          rows.map(({ decision, decided_at, undone_at }) => [
            decisionNames[decision],
            `${writtenInstant(decided_at)}${undone_at ? `, taken back ${writtenInstant(undone_at)}` : ''}`,
          ]),
        ),
      }),
    };
  },
  async erase(transaction, reference) {
    const erased = await transaction
      .deleteFrom('family_decisions')
      .where((row) => row.or([row('reference', '=', reference), row('other', '=', reference)]))
      .returning(['reference', 'other'])
      .execute();
    const others = erased
      .flatMap((pair) => [pair.reference, pair.other])
      .filter((one) => one !== reference);
    await leadByDecisions(transaction, others);
    return { rows: erased.length };
  },
};
