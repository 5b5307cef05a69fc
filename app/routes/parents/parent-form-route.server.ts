import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { formFacts } from '#features/parent-forms/form-facts.ts';
import { parentFormIntake } from '#features/parent-forms/form-intake.server.ts';
import { formPage } from '#features/parent-forms/form-texts.ts';
import { answerPosted } from '#forms/take-form.server.ts';

/** What the screen of a short form shows: its page, and what the content fills into it. */
export function readParentForm(kind: ParentFormKind, context: Readonly<RouterContextProvider>) {
  const { content, clock } = context.get(services);
  const facts = formFacts(content);
  return { content, facts, now: clock.now(), page: formPage(content, kind, facts, clock.now()) };
}

/** The action of its route: the form as it is posted while React is not there. */
export function takeParentForm(kind: ParentFormKind) {
  return ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
    answerPosted(parentFormIntake(kind), request, context.get(services), context.get(sender));
}
