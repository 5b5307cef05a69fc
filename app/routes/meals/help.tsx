import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { formFacts } from '#features/parent-forms/form-facts.ts';
import { formPage } from '#features/parent-forms/form-texts.ts';
import { takePostedForm } from '#features/parent-forms/intake/take-form.server.ts';
import { mealHelpApplication } from '#features/parent-forms/kinds/meal-help-application.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { ParentFormScreen } from '../parents/parent-form-screen.tsx';
import type { Route } from './+types/help.ts';

const form = mealHelpApplication;

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const page = formPage(content, form.kind, formFacts(content), clock.now());
  return data({ page, promise: content.forms.mealHelp.promise }, { headers: publicPage });
}

/** The form as it is posted while React is not there. */
export async function action({ request, context }: Route.ActionArgs) {
  const dependencies = context.get(services);
  const taken = await takePostedForm(form, request, dependencies, context.get(sender));
  return data(taken.posted, taken);
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
    <ParentFormScreen kind={form.kind} page={page} posted={actionData}>
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
