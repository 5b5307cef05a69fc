import { type LettersOfRoom, referencesIn } from '#desk/letters/letters-of-list.server.ts';
import { reachWriters } from '#desk/letters/reach-writers.server.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { asMail } from '#lib/mail/office-letter.ts';
import '../tables.server.ts';

/** Letters to whoever has sent a form: each once, whatever the number of their forms. */
export const formLetters: LettersOfRoom = {
  referencesOf: referencesIn('parent_forms'),
  kind: 'parents-list-letter',
  placeholders: {
    name: 'Whoever has sent the form',
    form: 'What the form is called',
    reference: 'The reference',
  },
  async reach(school, read, references) {
    const rows = await read
      .selectFrom('parent_forms')
      .select(['reference', 'kind', 'name', 'email', 'phone'])
      .where('reference', 'in', [...references, ''])
      .execute();
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    const writers = references.flatMap((one) => {
      const row = byReference.get(one);
      if (!row) return [];
      const { kind, ...writer } = row;
      const form = storedForms[storedFormKind(kind)].inMails;
      return [{ ...writer, says: { name: writer.name, form, reference: writer.reference } }];
    });
    return reachWriters(school, read, writers);
  },
  mail: ({ content: { school } }, words) => asMail(words, school),
  signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
};
