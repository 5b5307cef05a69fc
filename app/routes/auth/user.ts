import { sender } from '#app/services.server.ts';
import { changeAccount } from '#features/accounts/account-changes.server.ts';
import { presentUser } from '#features/accounts/auth-user.server.ts';
import { done, refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { userSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { firstLevelRoute, redirectToOf, signedInAction } from './auth-routes.ts';

export const handle = { actionMethods: ['PUT'] };

export const loader = firstLevelRoute(async ({ store }, { account }) => {
  const user = await presentUser(store.read, account.id);
  return user ? done(user) : refuse('session_not_found');
});

export const action = signedInAction(userSchema, (school, signedIn, asked, { request, context }) =>
  changeAccount(school, context.get(sender), signedIn, {
    email: asked.email ?? undefined,
    password: asked.password ?? undefined,
    currentPassword: asked.current_password ?? undefined,
    data: asked.data ?? undefined,
    redirectTo: redirectToOf(request),
  }),
);
