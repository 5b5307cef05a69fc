import { listFormsOfEach } from '#features/enrollment/same-child/forms-of-child.server.ts';
import type { ListMissingPapers } from '#features/students/lists/list-services.ts';
import { papersFor } from './paper-kinds.ts';
import { statusesHere } from './paper-status.ts';
import './tables.server.ts';

const AT_ONCE = 1000;

/** The papers that the office asks of children of their grade and has under none of their forms. */
export const listMissingPapers: ListMissingPapers = async (read, { papers }, children) => {
  const forms = await listFormsOfEach(
    read,
    children.map(({ reference }) => reference),
  );
  const asked = [...forms.values()].flat();
  const here = new Set<string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const rows = await read
      .selectFrom('papers')
      .select(['reference', 'paper'])
      .where('reference', 'in', asked.slice(from, from + AT_ONCE))
      .where('status', 'in', statusesHere)
      .execute();
    for (const { reference, paper } of rows) here.add(`${reference} ${paper}`);
  }
  return new Map(
    children.map(({ reference, grade }) => {
      const ofChild = forms.get(reference) ?? [];
      const missing = papersFor(papers.items, grade).filter(
        ({ id }) => ofChild.length > 0 && !ofChild.some((form) => here.has(`${form} ${id}`)),
      );
      return [reference, missing.map(({ label }) => label)];
    }),
  );
};
