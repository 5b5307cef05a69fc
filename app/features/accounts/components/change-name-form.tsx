import type { Session } from '@supabase/auth-js';
import { useNavigate } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { notify } from '#ui/notify.ts';
import { nameOf } from '../client/home-of.ts';
import { saveOwnName } from '../client/save-own-name.ts';
import { AccountForm } from './account-form.tsx';
import { NameField } from './name-field.tsx';

/** For staff: what colleagues read wherever the desk says who did something. */
export function ChangeNameForm({ user }: Pick<Session, 'user'>) {
  const navigate = useNavigate();
  async function send({ name = '' }: Record<string, string>) {
    const refusal = await saveOwnName(name);
    if (refusal) return refusal;
    await askClient((client) => client.refreshSession());
    notify({ title: 'Name saved', text: 'Your colleagues read it from now on.' });
    await navigate('/account', { replace: true });
    return undefined;
  }
  return (
    <AccountForm button="Save name" busy="Saving..." send={send}>
      {(errorOf) => <NameField defaultValue={nameOf(user)} error={errorOf('name')} />}
    </AccountForm>
  );
}
