import {
  changeRoles,
  endAccess,
  handOver,
  nameColleague,
  resetSecondFactor,
  signOutEverywhere,
} from '#features/people/change-people.server.ts';
import { inviteColleague, sendInvitationAgain } from '#features/people/invite.server.ts';
import { listLeft, listPeople } from '#features/people/list-people.server.ts';
import { peopleChangeSchema } from '#features/people/people-changes.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { roomAction, roomLoader } from '../desk-routes.ts';

/** The rooms whose records are somebody's to look after. */
const works = Object.values(caseRooms).map(({ assigned }) => assigned);

/** Who works at the desk. */
export const loader = roomLoader('people', async ({ store }, staff) => {
  const people = await listPeople(store.read, staff, works);
  const left = await listLeft(store.read, people, works);
  return { people, left, own: staff.accountId };
});

/** Invites a colleague, or changes what one may do. */
export const action = roomAction('people', peopleChangeSchema, (school, staff, asked) => {
  switch (asked.change) {
    case 'invite':
      return inviteColleague(school, staff, { ...asked, wanted: asked.roles });
    case 'setName':
      return nameColleague(school, staff, asked);
    case 'sendAgain':
      return sendInvitationAgain(school, staff, asked);
    case 'setRoles':
      return changeRoles(school, staff, works, { ...asked, wanted: asked.roles });
    case 'endAccess':
      return endAccess(school, staff, works, asked);
    case 'handOver':
      return handOver(school, staff, works, asked);
    case 'signOut':
      return signOutEverywhere(school, staff, asked);
    case 'resetSecondFactor':
      return resetSecondFactor(school, staff, asked);
  }
});
