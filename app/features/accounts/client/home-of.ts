import type { User } from '@supabase/auth-js';

/** Where somebody goes after signing in. What they may see there the server decides. */
export function homeOf(user: Pick<User, 'app_metadata'>): '/staff' | '/portal' {
  const { roles } = user.app_metadata;
  return Array.isArray(roles) && roles.length > 0 ? '/staff' : '/portal';
}

/** Says to who worked at the desk that they have no access any more. */
export const ACCESS_ENDED = '/account/access-ended';

/** The first screen after signing in, for who wanted none. */
export function firstScreenOf(user: Pick<User, 'app_metadata'>): string {
  return user.app_metadata.hasLeft ? ACCESS_ENDED : homeOf(user);
}

/** What colleagues call a member of staff; empty for who has said nothing yet. */
export function nameOf(user: Pick<User, 'app_metadata'>): string {
  const { name } = user.app_metadata;
  return typeof name === 'string' ? name : '';
}
