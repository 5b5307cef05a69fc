import * as v from 'valibot';
import { apart, within } from '#desk/cases/case-changes.server.ts';
import { seenVersion } from '#desk/cases/office-work.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { interviewFields } from '#features/interviews/interview.ts';
import { officeLetterSchema } from '#lib/mail/office-letter.ts';
import { doAtEachPress } from '#lib/store/press-once.server.ts';
import { barredFields } from '../barred/barred-schema.ts';
import { changeBarred } from '../barred/change-barred.server.ts';
import { correctAnswer } from '../corrections/correct-answer.server.ts';
import { correctionFields } from '../corrections/correction-schema.ts';
import { inviteFromDesk } from '../guardians/invite-guardian.server.ts';
import { type IdentifiedBy, identifiedBy } from '../guardians/portal-access/identified.ts';
import { resetGuardianFactor } from '../guardians/portal-access/reset-guardian-factor.server.ts';
import { guardianNumbers } from '../guardians/which-guardian.ts';
import { changeStanding } from '../places/change-standing.server.ts';
import { standingFields } from '../places/standing-schema.ts';
import { changeRequests } from '../requests/ask-family.server.ts';
import { requestFields } from '../requests/request-schemas.ts';
import { toldChanges } from '../told/change-told.server.ts';
import { moveFields } from './desk-schemas.ts';
import { giveAccessCode } from './give-access-code.server.ts';
import { applicationInterviews } from './interviews.server.ts';
import { moveApplication } from './move-application.server.ts';
import { undoMove } from './undo-move.server.ts';

type School = RoomServices;
type Staff = StaffIn<'enrollment'>;

/** What the office does with one application. Each comes from a folder of its own, and looks after its own write. */
export const applicationChanges = {
  move: apart({ ...moveFields, version: seenVersion }, moveApplication),
  undo: apart({ version: seenVersion }, undoMove),
  interview: within(
    { ...interviewFields, letter: v.optional(officeLetterSchema) },
    applicationInterviews.set,
  ),
  callOff: within({ letter: v.optional(officeLetterSchema) }, applicationInterviews.callOff),
  ...toldChanges,
  stand: apart(standingFields, changeStanding),
  correct: apart(correctionFields, correctAnswer),
  ask: apart(requestFields.ask, (school: School, staff: Staff, reference, asked) =>
    changeRequests(school, staff, reference, { ...asked, change: 'ask' }),
  ),
  takeRequestBack: apart(requestFields.takeBack, (school: School, staff: Staff, reference, asked) =>
    changeRequests(school, staff, reference, { ...asked, change: 'takeBack' }),
  ),
  settleRequest: apart(requestFields.settle, (school: School, staff: Staff, reference, asked) =>
    changeRequests(school, staff, reference, { ...asked, change: 'settle' }),
  ),
  reopenRequest: apart(requestFields.undo, (school: School, staff: Staff, reference, asked) =>
    changeRequests(school, staff, reference, { ...asked, change: 'undo' }),
  ),
  // Without a guardian the code is for whoever the office reads it out to. A code whose answer was lost is nowhere.
  giveCode: apart(
    { guardian: v.optional(v.picklist(guardianNumbers)) },
    (school: School, staff: Staff, reference, { guardian = null }) =>
      doAtEachPress(() => giveAccessCode(school, staff, reference, guardian)),
  ),
  invite: apart(
    { guardian: v.picklist(guardianNumbers, 'Choose one of the guardians') },
    inviteFromDesk,
  ),
  bar: apart(barredFields.write, (school: School, staff: Staff, reference, asked) =>
    changeBarred(school, staff, reference, { ...asked, change: 'write' }),
  ),
  liftBar: apart(barredFields.lift, (school: School, staff: Staff, reference, asked) =>
    changeBarred(school, staff, reference, { ...asked, change: 'lift' }),
  ),
  resetFactor: apart(
    {
      accountId: v.string(),
      identified: v.picklist(
        Object.keys(identifiedBy) as IdentifiedBy[],
        'Say first how you have made sure who it is',
      ),
    },
    resetGuardianFactor,
  ),
};
