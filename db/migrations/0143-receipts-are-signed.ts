import { type Kysely, sql } from 'kysely';

/**
 * The epochs of the data, of which a restore begins a new one, with how many receipts each has given out; and the
 * receipts of earlier epochs with which a phone has brought back what the school had lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('store_epochs')
    // In the order in which they began, whatever a clock said.
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('epoch', 'text', (column) => column.notNull().unique().check(sql`length(epoch) = 6`))
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('receipts', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('returned_receipts')
    .addColumn('epoch', 'text', (column) => column.notNull().check(sql`length(epoch) = 6`))
    .addColumn('number', 'integer', (column) => column.notNull())
    // Empty once what it stands for is erased.
    .addColumn('reference', 'text', (column) =>
      column.notNull().check(sql`length(reference) <= 20`),
    )
    .addColumn('came_back_at', 'text', (column) => column.notNull())
    // 0 where it was not taken: it had been erased.
    .addColumn('is_taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('returned_receipts_once', ['epoch', 'number'])
    .execute();
  await db.schema
    .createIndex('returned_receipts_by_reference')
    .on('returned_receipts')
    .column('reference')
    .execute();
  await db
    .withTables<{
      store_epochs: { position: number; epoch: string; begun_at: string; receipts: number };
    }>()
    .insertInto('store_epochs')
    .values({
      position: 1,
      epoch: Buffer.from(crypto.getRandomValues(new Uint8Array(4))).toString('base64url'),
      begun_at: new Date().toISOString(),
      receipts: 0,
    })
    .execute();
}
