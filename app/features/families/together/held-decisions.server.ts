import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { writtenInstant, writtenSection } from '#lib/text/written-section.ts';
import '../tables.server.ts';
import { decisionNames } from './decision-words.ts';
import {
  findDecision,
  joining,
  keepDecision,
  leadByDecisions,
  listDecisions,
} from './decisions.server.ts';

/** What the office or the family has said about an application and another one. The other one is held under its own reference. */
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
    await connectOthers(transaction, reference);
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

/** Those whom only what is erased holds together stay one family: each is connected with the one that came first. */
async function connectOthers(transaction: WriteTransaction, reference: string): Promise<void> {
  await lock(transaction, 'families');
  const decisions = await listDecisions(transaction, [reference]);
  const [first, ...others] = decisions
    .filter(({ decision }) => joining.includes(decision))
    .map((pair) => ({ pair, other: pair.reference === reference ? pair.other : pair.reference }))
    .toReversed();
  if (!first) return;
  for (const { pair, other } of others) {
    if (await findDecision(transaction, first.other, other)) continue;
    const isChild = [first.pair, pair].every(({ decision }) => decision === 'sameChild');
    await keepDecision(
      transaction,
      [first.other, other],
      isChild ? 'sameChild' : 'sameFamily',
      pair.decided_by,
      new Date(pair.decided_at),
    );
  }
}
