import { signUpSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import { openAction } from './auth-routes.ts';

export const action = openAction(signUpSchema, (school, sender, asked) => {
  const { email, password, data, redirectTo } = asked;
  return signUp(school, sender, { email, password, data: data ?? {}, redirectTo });
});
