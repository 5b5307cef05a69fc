import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { formFacts } from '#features/parent-forms/form-facts.ts';
import { parentFormIntake } from '#features/parent-forms/form-intake.server.ts';
import { formPage } from '#features/parent-forms/form-texts.ts';
import { answerPosted } from '#forms/take-form.server.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { ParentFormScreen } from '../parents/parent-form-screen.tsx';
import type { Route } from './+types/help.ts';

const kind = 'meal-help-application';

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const page = formPage(content, kind, formFacts(content), clock.now());
  return data({ page, promise: content.forms.mealHelp.promise }, { headers: publicPage });
}

/** The form as it is posted while React is not there. */
export function action({ request, context }: Route.ActionArgs) {
  const intake = parentFormIntake(kind);
  return answerPosted(intake, request, context.get(services), context.get(sender));
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { ...loaderData?.page });
}

export default function MealHelp({
  loaderData: { page, promise },
  actionData,
}: Route.ComponentProps) {
  return (
    <ParentFormScreen kind={kind} page={page} posted={actionData}>
      <section className="note" aria-labelledby="promise">
        <h2 id="promise">{promise.heading}</h2>
        <ul>
          {promise.text.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </ParentFormScreen>
  );
}
