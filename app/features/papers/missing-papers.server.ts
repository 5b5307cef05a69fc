import type { GradeLevel } from '#features/enrollment/grade-levels.ts';
import { listFormsOfEach } from '#features/enrollment/same-child/forms-of-child.server.ts';
import type { ListMissingPapers } from '#features/students/lists/list-services.ts';
import { papersFor } from './paper-kinds.ts';
import { statusesHere } from './paper-status.ts';
import './tables.server.ts';

const AT_ONCE = 1000;

/** The papers that the office asked for when these children applied, by the grade of their form, and has under none of their forms. */
export const listMissingPapers: ListMissingPapers = async (read, { papers }, references) => {
  const forms = await listFormsOfEach(read, references);
  const asked = [...forms.values()].flatMap((ofChild) => ofChild.map((form) => form.reference));
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
    references.map((child) => {
      const ofChild = forms.get(child) ?? [];
      const goesOn = ofChild.find(({ reference }) => reference === child);
      // A child that goes up owes no transfer letter of its own school.
      const kinds = goesOn ? papersFor(papers.items, goesOn.gradeLevel as GradeLevel) : [];
      const missing = kinds.filter(
        ({ id }) => !ofChild.some(({ reference }) => here.has(`${reference} ${id}`)),
      );
      return [child, missing.map(({ label }) => label)];
    }),
  );
};
