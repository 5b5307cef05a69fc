import type { User } from '@supabase/auth-js';

/** Where somebody goes after signing in. What they may see there the server decides. */
export function homeOf(user: Pick<User, 'app_metadata'>): '/staff' | '/portal' {
  const { roles } = user.app_metadata;
  return Array.isArray(roles) && roles.length > 0 ? '/staff' : '/portal';
}

/** What colleagues call a member of staff; empty for who has said nothing yet. */
export function nameOf(user: Pick<User, 'app_metadata'>): string {
  const { name } = user.app_metadata;
  return typeof name === 'string' ? name : '';
}
