import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { formFacts } from '#features/parent-forms/form-facts.ts';
import { formPage } from '#features/parent-forms/form-texts.ts';
import { takePostedForm } from '#features/parent-forms/intake/take-form.server.ts';
import { volunteerApplication } from '#features/parent-forms/kinds/volunteer-application.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/volunteer.ts';
import { ParentFormScreen } from './parent-form-screen.tsx';

const form = volunteerApplication;

export function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const page = formPage(content, form.kind, formFacts(content), clock.now());
  return data({ page, first: content.forms.volunteer.first }, { headers: publicPage });
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

export default function Volunteer({
  loaderData: { page, first },
  actionData,
}: Route.ComponentProps) {
  return (
    <ParentFormScreen kind={form.kind} page={page} posted={actionData}>
      <section className="note" aria-labelledby="first">
        <h2 id="first">{first.heading}</h2>
        {first.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    </ParentFormScreen>
  );
}
