import { refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { beginYear } from './begin-year.server.ts';
import { decideChild } from './decide-child.server.ts';
import type { RollOverChange } from './roll-over-schema.ts';
import type { RollOverServices } from './show-roll-over.server.ts';
import { takeYearBack } from './take-year-back.server.ts';
import { yearsToBegin } from './year-that-begins.server.ts';

/** Somebody of the office decides about a child, begins the next year, or takes that back. */
export async function changeRollOver(
  services: RollOverServices,
  staff: StaffIn<'students'>,
  asked: RollOverChange,
) {
  if (asked.change === 'takeBack') return takeYearBack(services, staff, asked.year);
  const { years } = yearsToBegin(dayInLusaka(services.clock.now()));
  if (!years.includes(asked.year)) return refuse(`Only ${years.join(' and ')} can begin now.`);
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
  }
}
