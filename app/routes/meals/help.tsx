import { data } from 'react-router';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { readParentForm, takeParentForm } from '../parents/parent-form-route.server.ts';
import { ParentFormScreen } from '../parents/parent-form-screen.tsx';
import type { Route } from './+types/help.ts';

const kind = 'meal-help-application';

export function loader({ context }: Route.LoaderArgs) {
  const { page, content } = readParentForm(kind, context);
  return data({ page, promise: content.forms.mealHelp.promise }, { headers: publicPage });
}

export const action = takeParentForm(kind);
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
