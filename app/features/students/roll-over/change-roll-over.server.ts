import type { StaffIn } from '#desk/require-room.server.ts';
import { beginYear } from './begin-year.server.ts';
import { decideChild } from './decide-child.server.ts';
import type { RollOverChange } from './roll-over-schema.ts';
import type { RollOverServices } from './show-roll-over.server.ts';
import { takeYearBack } from './take-year-back.server.ts';

/** Somebody of the office decides about a child, begins the next year, or takes that back. */
export async function changeRollOver(
  services: RollOverServices,
  staff: StaffIn<'students'>,
  asked: RollOverChange,
) {
  switch (asked.change) {
    case 'decide':
      return decideChild(services, staff, { ...asked, decision: { is: asked.is } });
    case 'repeat':
      return decideChild(services, staff, {
        ...asked,
        decision: { is: 'repeat', reason: asked.reason },
      });
    case 'undecide':
      return decideChild(services, staff, asked);
    case 'begin':
      return beginYear(services, staff, asked);
    case 'takeBack':
      return takeYearBack(services, staff, asked.year);
  }
}
