import { data } from 'react-router';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { formOfRoute } from '#features/parent-form-kinds/parent-forms.ts';
import { pageHeaders } from '#lib/http/public-page.ts';
import type { Route } from './+types/parent-form.ts';
import { readParentForm, takeParentForm } from './parent-form-route.server.ts';
import { ParentFormScreen } from './parent-form-screen.tsx';

/** Every short form for parents that has nothing beside it but its note, each at the address that it names. */
export function loader({ pattern, ...args }: Route.LoaderArgs) {
  const { kind } = formOfRoute(pattern);
  const { page, sent, headers } = readParentForm(kind, args);
  return data({ kind, page, sent }, { headers });
}

export function action(args: Route.ActionArgs) {
  return takeParentForm(formOfRoute(args.pattern).kind)(args);
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return pageMeta(args, { ...loaderData?.page });
}

export default function ParentForm({
  loaderData: { kind, page, sent },
  actionData,
}: Route.ComponentProps) {
  return <ParentFormScreen kind={kind} page={page} posted={actionData ?? sent} />;
}
