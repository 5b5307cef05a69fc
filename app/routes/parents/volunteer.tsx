import { data } from 'react-router';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/volunteer.ts';
import { readParentForm, takeParentForm } from './parent-form-route.server.ts';
import { ParentFormScreen } from './parent-form-screen.tsx';

const kind = 'volunteer-application';

export function loader({ context }: Route.LoaderArgs) {
  const { page, content } = readParentForm(kind, context);
  return data({ page, first: content.forms.volunteer.first }, { headers: publicPage });
}

export const action = takeParentForm(kind);
export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { ...loaderData?.page });
}

export default function Volunteer({
  loaderData: { page, first },
  actionData,
}: Route.ComponentProps) {
  return (
    <ParentFormScreen kind={kind} page={page} posted={actionData}>
      <section className="note" aria-labelledby="first">
        <h2 id="first">{first.heading}</h2>
        {first.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    </ParentFormScreen>
  );
}
