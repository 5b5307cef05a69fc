import * as v from 'valibot';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { enter, type StaffIn } from '#desk/require-room.server.ts';
import { findFreshFactor } from '#features/accounts/second-factor/fresh-factor.server.ts';
import type { PartName } from '../parts.ts';
import { contentChangeSchema } from '../publish.server.ts';
import { askForChange, type GuardedServices } from './ask-for-change.server.ts';
import { takeBack } from './end-change.server.ts';
import { FACTOR_FIELD, NO_FACTOR_FIELD, ONLY_ADMINISTRATORS } from './guarded-words.ts';

/** What a screen may ask for about a guarded part: another value, an earlier version, or that nothing changes after all. */
export function guardedChangeSchema(part: PartName) {
  return v.variant('change', [
    ...contentChangeSchema(part).options,
    v.object({ change: v.literal('takeBack'), id: v.pipe(v.string(), v.maxLength(100)) }),
  ]);
}

type GuardedChange = v.InferOutput<ReturnType<typeof guardedChangeSchema>>;

/** Refuses everybody but an administrator who has shown a second factor just now; taking back needs none. */
export async function changeGuarded(
  request: Request,
  services: GuardedServices,
  staff: StaffIn<'content'>,
  part: PartName,
  asked: GuardedChange,
): Promise<DeskOutcome> {
  const administrator = enter(staff, 'people');
  if (!administrator) return refuse(ONLY_ADMINISTRATORS);
  if (asked.change === 'takeBack') return takeBack(services, administrator, asked.id);
  const factor = await findFreshFactor(request, services);
  if (factor === 'setUp')
    return refuse('Set up a second factor for your account first.', NO_FACTOR_FIELD);
  if (factor === 'show') return refuse('Please enter a code of your second factor.', FACTOR_FIELD);
  return askForChange(services, administrator, factor, part, asked);
}
