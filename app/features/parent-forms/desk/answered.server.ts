import { type AnsweredRoom, wordsFrom } from '#desk/cases/turns/open-turns.server.ts';
import { type AnswerDaysContent, answerDaysOf } from '#features/calendar/answer-days.ts';
import { isParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { mailKindOf } from '../emails/when-it-arrives.ts';
import '../tables.server.ts';

/** Forms for parents, of several kinds, wait for an answer. */
export const answeredForms = ({ content }: { content: AnswerDaysContent }): AnsweredRoom => ({
  room: 'parents',
  table: 'parent_forms',
  kinds: Object.fromEntries(
    Object.entries(storedForms).map(([kind, { statuses }]) => [kind, statuses]),
  ),
  daysFor: (kind) => answerDaysOf(content, kind),
  // A phone that others read says “one application”; the office has several kinds of those.
  whileNew: (kind) => storedForms[storedFormKind(kind)].waits,
  late: ({ who }) => `Answer ${who}`,
  press: 'Answer',
  // Who sent a form that the site no longer has is written to by hand.
  async findWaiting(read, reference) {
    const { email, kind } = await read
      .selectFrom('parent_forms')
      .select(['email', 'kind'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return isParentFormKind(kind) ? { kind: `${mailKindOf(kind)}-late`, to: email } : undefined;
  },
  listWords: wordsFrom('parent_forms', ['name', 'kind'], ({ name, kind }) => ({
    who: name,
    what: storedForms[storedFormKind(kind)].name,
  })),
});
