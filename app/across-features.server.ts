import { judgePeople } from '#features/enrollment/barred/judge-people.server.ts';
import { listBarredNear } from '#features/enrollment/barred/list-barred.server.ts';
import { reachFamilies } from '#features/enrollment/desk/list/application-letters.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import { listReadyAnswers } from '#features/enrollment/requests/ready-texts.server.ts';
import {
  listEnrolledChildren,
  listPeopleOfEnrolled,
} from '#features/enrollment/same-child/enrolled-children.server.ts';
import { wasErased } from '#features/families/erasure/was-erased.server.ts';
import { findFamilyReferences, listFamilies } from '#features/families/members.server.ts';
import { findWriter } from '#features/families/search/find-writer.server.ts';
import { joinAsFamilySays } from '#features/families/together/as-family-says.server.ts';
import { leadByDecisions, listSameChild } from '#features/families/together/decisions.server.ts';
import { referencesWithPhotographs } from '#features/papers/desk/waiting-photographs.server.ts';
import { findPapers } from '#features/papers/list-papers.server.ts';
import { listMissingPapers } from '#features/papers/missing-papers.server.ts';
import { membershipPayments } from '#features/parent-forms/desk/membership-payments.server.ts';

/**
 * What a feature asks of one that imports it: it says what it needs, here it gets who does it, and the services carry it
 * (docs/decisions/0105).
 */
export const acrossFeatures = {
  findPapers,
  findReceivers,
  listBarredNear,
  listEnrolledChildren,
  listPeopleOfEnrolled,
  judgePeople,
  reachFamilies,
  listReadyAnswers,
  findWriter,
  joinFamily: joinAsFamilySays,
  findFamilyReferences,
  listFamilies,
  leadByDecisions,
  listSameChild,
  listMissingPapers,
  membershipPayments,
  wasErased,
  referencesWithPhotographs,
};
