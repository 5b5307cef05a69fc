import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { formFacts } from '#features/parent-forms/form-facts.ts';
import { parentFormIntake } from '#features/parent-forms/form-intake.server.ts';
import { formPage } from '#features/parent-forms/form-texts.ts';
import { answerPosted, readSentForm } from '#forms/take-posted.server.ts';
import { publicUnless } from '#lib/http/public-page.ts';

/** What the screen of a short form shows: its page, what the content fills into it, and what was sent with it. */
export function readParentForm(
  kind: ParentFormKind,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const all = context.get(services);
  const { content, clock } = all;
  const facts = formFacts(content);
  const page = formPage(content, kind, facts, clock.now());
  const headers = publicUnless(request, ['sent']);
  return { content, facts, now: clock.now(), page, sent: readSentForm(request, all), headers };
}

/** The action of its route: the form as it is posted while React is not there. */
export function takeParentForm(kind: ParentFormKind) {
  return ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
    answerPosted(parentFormIntake(kind), request, context.get(services), context.get(sender));
}
