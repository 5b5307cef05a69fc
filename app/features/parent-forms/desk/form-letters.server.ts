import { lettersToSenders } from '#desk/letters/letters-to-senders.server.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import '../tables.server.ts';

/** Letters to whoever has sent a form for parents. */
export const formLetters = lettersToSenders({
  table: 'parent_forms',
  kind: 'parents-list-letter',
  placeholders: {
    name: 'Whoever has sent the form',
    form: 'What the form is called',
    reference: 'The reference',
  },
  columns: ['kind', 'name', 'email', 'phone'],
  sender: ({ name, email, phone }) => ({ name, email, phone }),
  says: ({ kind }) => ({ form: storedForms[storedFormKind(kind)].inMails }),
});
