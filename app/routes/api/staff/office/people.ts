import { services } from '#app/services.server.ts';
import { answerDesk, type DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { assignedApplications } from '#features/enrollment/desk/assigned-work.server.ts';
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
import { assignedCandidates } from '#features/recruitment/desk/assigned-work.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/people.ts';

/** The rooms whose records are somebody's to look after. */
const works = [assignedApplications, assignedCandidates];

/** Who works at the desk. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'people');
  const people = await listPeople(store.read, staff, works);
  const left = await listLeft(store.read, people, works);
  return personalJson({ people, left, own: staff.accountId });
}

/** Invites a colleague, or changes what one may do. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const all = context.get(services);
  const staff = await requireRoom(request, all, 'people');
  const asked = await readBody(request, peopleChangeSchema);
  const change = (): Promise<DeskOutcome> => {
    switch (asked.change) {
      case 'invite':
        return inviteColleague(all, staff, { ...asked, wanted: asked.roles });
      case 'setName':
        return nameColleague(all, staff, asked);
      case 'sendAgain':
        return sendInvitationAgain(all, staff, asked);
      case 'setRoles':
        return changeRoles(all, staff, works, { ...asked, wanted: asked.roles });
      case 'endAccess':
        return endAccess(all, staff, works, asked);
      case 'handOver':
        return handOver(all, staff, works, asked);
      case 'signOut':
        return signOutEverywhere(all, staff, asked);
      case 'resetSecondFactor':
        return resetSecondFactor(all, staff, asked);
    }
  };
  return answerDesk(await change());
}
