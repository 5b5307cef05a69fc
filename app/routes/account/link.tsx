import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import {
  LinkGone,
  linkWords,
  OpenedLinkForm,
  PressedLink,
} from '#features/accounts/components/opened-link.tsx';
import { lookAtLink, pressLink } from '#features/accounts/mail-links/opened-link.server.ts';
import { pageHeaders, secretPage } from '#lib/http/public-page.ts';
import {
  forgetOpenedLink,
  readOpenedLink,
  readPostedLink,
  takeTokenFromAddress,
} from '../../shell/opened-link.server.ts';
import type { Route } from './+types/link.ts';

export const middleware = [takeTokenFromAddress];

/** Where the links in mails about accounts lead. Looking changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const link = await lookAtLink(context.get(services), await readOpenedLink(request));
  return data({ link }, { status: link ? 200 : 410, headers: secretPage });
}

/** The press where no script runs; with one, the public client asks the service itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const pressed = await pressLink(context.get(services), await readPostedLink(request));
  const headers = { ...secretPage, ...(await forgetOpenedLink(request)) };
  if (pressed.outcome === 'refused') {
    const { status } = pressed.refusal;
    return data({ said: undefined }, { status: status === 403 ? 410 : status, headers });
  }
  return data({ said: linkWords[pressed.value].done }, { headers });
}

/** What the page shows was in the mail; there is nothing newer to ask for. */
export function shouldRevalidate() {
  return false;
}

export const headers = pageHeaders;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, titleOf(args.loaderData));
}

function titleOf(loaded: Route.ComponentProps['loaderData'] | undefined): string {
  return loaded?.link ? linkWords[loaded.link.kind].title : 'Link from a mail';
}

export default function LinkFromMail({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData;
  return (
    <AccountPage title={titleOf(loaderData)}>
      {actionData?.said ? (
        <PressedLink said={actionData.said} />
      ) : link && !actionData ? (
        <OpenedLinkForm link={link} />
      ) : (
        <LinkGone />
      )}
    </AccountPage>
  );
}
