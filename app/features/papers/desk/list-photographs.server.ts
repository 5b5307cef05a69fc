import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { listApplicants } from '#features/enrollment/queries.server.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** So many at once; a morning has fewer. */
const MOST = 100;

/** A photograph to look at, with the child that it is of. */
export type PhotographToLookAt = Awaited<ReturnType<typeof listPhotographs>>['photographs'][number];

/**
 * The photographs of papers that nobody has answered, the oldest first, and those whose answer can still be taken back.
 * None of the pictures themselves: each look at one is written down.
 */
export async function listPhotographs(
  _staff: StaffIn<'enrollment'>,
  read: ReadStore,
  { papers: { items } }: Pick<Content, 'papers'>,
) {
  const rows = await read
    .selectFrom('papers')
    .innerJoin('paper_pictures as picture', 'picture.id', 'papers.picture_id')
    .select(['papers.reference', 'papers.paper as id', 'papers.status'])
    .select(['picture.id as pictureId', 'picture.arrived_at', 'picture.size'])
    .select(['picture.with_account', 'picture.destroy_at'])
    .where('picture.destroyed_at', 'is', null)
    .where('picture.arrived_at', 'is not', null)
    .orderBy('picture.arrived_at')
    .orderBy('picture.id')
    .limit(MOST)
    .execute();
  const references = rows.map(({ reference }) => reference);
  const children = await listApplicants(read, references);
  return {
    photographs: rows.map((row) => {
      const child = children.find(({ reference }) => reference === row.reference);
      return {
        reference: row.reference,
        id: row.id,
        label: items.find(({ id }) => id === row.id)?.label ?? row.id,
        applicant: child?.firstName ?? '',
        isOver: child !== undefined && isClosedWithoutPlace(child.status),
        status: row.status,
        picture: {
          id: row.pictureId,
          arrivedAt: row.arrived_at ?? '',
          size: row.size,
          isWithoutAccount: row.with_account === 0,
          ...(row.destroy_at && { goesAt: row.destroy_at }),
        },
      };
    }),
  };
}
