import type { Kysely } from 'kysely';

/** Papers of a child: how each comes, its pictures until the office has seen them, and the pieces on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('papers')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('paper', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text')
    .addPrimaryKeyConstraint('papers_pk', ['reference', 'paper'])
    .execute();
  await db.schema
    .createTable('paper_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('paper', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('arrived_at', 'text')
    .addColumn('stored_file', 'text')
    .addColumn('destroyed_at', 'text')
    .addColumn('destroyed_because', 'text')
    .execute();
  await db.schema
    .createIndex('paper_pictures_by_reference')
    .on('paper_pictures')
    .columns(['reference', 'paper'])
    .execute();
  await db.schema
    .createTable('paper_picture_pieces')
    .addColumn('picture_id', 'text', (column) =>
      column.notNull().references('paper_pictures.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('stored_file', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('paper_picture_pieces_pk', ['picture_id', 'number'])
    .execute();
}
