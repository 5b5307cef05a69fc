import { type HeldInTable, heldInTable } from '#lib/search/held-in-table.server.ts';
import type { TableWith } from '#lib/store/any-table.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { eraseCases } from './case-tables.server.ts';

/** Records of a room that lie in one table: with a row goes what the desk has kept about it. */
export function heldCases<
  Table extends TableWith<{ id: string; reference: string }>,
  Held extends object,
>(definition: Omit<HeldInTable<Table, Held>, 'key'>): HeldRecords {
  const key = 'reference' as HeldInTable<Table, Held>['key'];
  const held = heldInTable({ ...definition, key });
  return {
    ...held,
    async erase(transaction, reference) {
      await eraseCases(transaction, [reference]);
      return held.erase(transaction, reference);
    },
  };
}
