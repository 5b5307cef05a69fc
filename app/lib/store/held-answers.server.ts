import { writtenInstant, writtenSection } from '../text/written-section.ts';
import type { HeldRecords } from './held-records.server.ts';
import './idempotency.server.ts';

/** The first answers to submissions, kept so that a second send finds them: they name the reference. */
export const heldAnswers: HeldRecords = {
  kind: 'kept-answer',
  async find(read, reference) {
    const rows = await read
      .selectFrom('idempotency_keys')
      .select(['kind', 'created_at'])
      .where('answer', 'like', named(reference))
      .execute();
    return {
      rows,
      tell: () => ({
        sections: writtenSection(
          'So that a form that arrives twice counts once',
          rows.map(({ created_at }) => ['It arrived on', writtenInstant(created_at)]),
        ),
      }),
    };
  },
  async erase(transaction, reference) {
    const { numDeletedRows } = await transaction
      .deleteFrom('idempotency_keys')
      .where('answer', 'like', named(reference))
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};

const named = (reference: string) => `%"reference":"${reference.replace(/[^A-Z0-9-]/g, '')}"%`;
