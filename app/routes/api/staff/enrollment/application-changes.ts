import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { barredChangeSchema } from '#features/enrollment/barred/barred-schema.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { correctAnswer } from '#features/enrollment/corrections/correct-answer.server.ts';
import { correctionSchema } from '#features/enrollment/corrections/correction-schema.ts';
import { giveAccessCode } from '#features/enrollment/desk/change-application.server.ts';
import { moveSchema, versionSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import { inviteFromDesk } from '#features/enrollment/guardians/invite-guardian.server.ts';
import {
  type WayToIdentify,
  waysToIdentify,
} from '#features/enrollment/guardians/portal-access/identified.ts';
import { resetGuardianFactor } from '#features/enrollment/guardians/portal-access/reset-guardian-factor.server.ts';
import { guardianNumbers } from '#features/enrollment/guardians/which-guardian.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { requestChangeSchema } from '#features/enrollment/requests/request-schemas.ts';
import { sayOfPaper, saySchema } from '#features/papers/desk/say-of-paper.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { doAtEachPress } from '#lib/store/press-once.server.ts';
import { recordAction } from '../desk-routes.ts';

/** What the office does with one application, by the last part of the address. */
const changes = {
  /** Moves the application to another status. */
  moves: recordAction('enrollment', moveSchema, moveApplication),
  /** Takes the last move back. */
  undo: recordAction('enrollment', versionSchema, undoMove),
  /** Says what has become of a paper. */
  papers: recordAction('enrollment', saySchema, sayOfPaper),
  /** Asks the family for something, or says what has become of it. */
  requests: recordAction('enrollment', requestChangeSchema, changeRequests),
  /** Corrects one answer. */
  corrections: recordAction('enrollment', correctionSchema, correctAnswer),
  /** Makes an access code. Without a guardian the code is for whoever the office reads it out to. A code whose answer was lost is nowhere. */
  'access-codes': recordAction(
    'enrollment',
    v.strictObject({ guardian: v.optional(v.picklist(guardianNumbers)) }),
    (school, staff, reference, { guardian = null }) =>
      doAtEachPress(() => giveAccessCode(school, staff, reference, guardian)),
  ),
  /** Invites one of the two guardians, who gets a mail with a code of their own. */
  invitations: recordAction(
    'enrollment',
    v.strictObject({ guardian: v.picklist(guardianNumbers, 'Choose one of the guardians') }),
    inviteFromDesk,
  ),
  /** Says what somebody may know of the child, or ends that. */
  barred: recordAction('enrollment', barredChangeSchema, changeBarred),
  /** Takes the second factor of a guardian’s account away. */
  'reset-second-factor': recordAction(
    'enrollment',
    v.strictObject({
      accountId: v.string(),
      identified: v.picklist(
        Object.keys(waysToIdentify) as WayToIdentify[],
        'Say first how you have made sure who it is',
      ),
    }),
    resetGuardianFactor,
  ),
};

type Change = (args: ActionFunctionArgs) => Promise<Response>;

function change(args: ActionFunctionArgs): Promise<Response> | Response {
  const named: Partial<Record<string, Change>> = changes;
  return named[args.pattern.split('/').at(-1) ?? '']?.(args) ?? notFound();
}

export const action = Object.assign(change, { changes });
