import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { Tables } from '#lib/store/store.server.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { writtenInstant, writtenSection } from '#lib/text/written-section.ts';
import { wordsForFamily } from './paper-status.ts';
import './tables.server.ts';

/** The papers of an application, and the photographs that wait for the office. */
export const heldPapers: HeldRecords = {
  kind: 'papers',
  async find(read, reference) {
    const papers = await read
      .selectFrom('papers')
      .select(['paper', 'status', 'changed_at', 'words'])
      .where('reference', '=', reference)
      .orderBy('paper')
      .execute();
    const pictures = await read
      .selectFrom('paper_pictures')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('begun_at')
      .execute();
    const rows = papers.map((paper) => ({
      ...paper,
      photographs: pictures.filter((picture) => picture.paper === paper.paper).map(asHeld),
    }));
    const others = pictures
      .filter((picture) => !papers.some(({ paper }) => paper === picture.paper))
      .map((picture) => ({ paper: picture.paper, ...asHeld(picture) }));
    return {
      rows: [...rows, ...others],
      tell: () => ({
        sections: writtenSection(
          'Papers of the child',
          rows.map(({ paper, status, changed_at, words }) => [
            named(paper),
            [`${wordsForFamily[status]}, ${writtenInstant(changed_at)}`, words]
              .filter(Boolean)
              .join('. '),
          ]),
        ),
      }),
      files: pictures.flatMap(({ stored_file: name, paper }) =>
        name ? [{ name, calledBySender: `photograph of ${named(paper)}` }] : [],
      ),
    };
  },
  async erase(transaction, reference) {
    const papers = await transaction
      .deleteFrom('papers')
      .where('reference', '=', reference)
      .returning('paper')
      .execute();
    const pieces = await transaction
      .deleteFrom('paper_picture_pieces')
      .where('picture_id', 'in', (inner) =>
        inner.selectFrom('paper_pictures').select('id').where('reference', '=', reference),
      )
      .returning('stored_file')
      .execute();
    const pictures = await transaction
      .deleteFrom('paper_pictures')
      .where('reference', '=', reference)
      .returning('stored_file')
      .execute();
    const files = [...pieces, ...pictures].flatMap(({ stored_file }) => stored_file ?? []);
    return { rows: papers.length + pictures.length, files };
  },
};

/** What became of a photograph. */
const asHeld = (picture: Tables['paper_pictures']) => ({
  begun_at: picture.begun_at,
  arrived_at: picture.arrived_at,
  destroyed_at: picture.destroyed_at,
  destroyed_because: picture.destroyed_because,
});

/** `Under five card`: the id in words, also of a paper that the office asks for no more. */
function named(paper: string): string {
  return capitalized(paper.replaceAll('-', ' '));
}
