import { removePasskey, renamePasskey } from '#features/accounts/passkeys/own-passkeys.server.ts';
import { passkeyNameSchema } from '#features/accounts/passkeys/passkey-schemas.ts';
import { signedInAction, signedInRoute } from './auth-routes.ts';

export const handle = { actionMethods: ['PATCH', 'DELETE'] };

const rename = signedInAction(
  passkeyNameSchema,
  (school, signedIn, { friendly_name }, { params }) =>
    renamePasskey(school, signedIn, { id: params.passkeyId ?? '', name: friendly_name }),
);

const remove = signedInRoute((school, signedIn, { params }) =>
  removePasskey(school, signedIn, params.passkeyId ?? ''),
);

export function action(args: Parameters<typeof rename>[0]): Promise<Response> {
  return args.request.method === 'DELETE' ? remove(args) : rename(args);
}
