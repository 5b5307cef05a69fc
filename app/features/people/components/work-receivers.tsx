import { useId } from 'react';
import { deskRooms, type WorkRoom, workRooms, worksIn } from '#desk/rooms.ts';
import { useStaffWords } from '#desk/staff/staff-name.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import type { StaffPerson } from '../list-people.server.ts';

/** `3 open job applications`. */
export function workInWords({ room, count }: StaffPerson['work'][number]): string {
  const { record, many } = deskRooms[room];
  return `${count} open ${count === 1 ? record : many}`;
}

const fieldOf = (room: WorkRoom) => `to.${room}`;

/** What was chosen in the form that shows `WorkReceivers`: for each room somebody, or nobody. */
export function receiversIn(form: FormData): Partial<Record<WorkRoom, string | null>> {
  const shown = workRooms.filter((room) => form.has(fieldOf(room)));
  return Object.fromEntries(shown.map((room) => [room, form.get(fieldOf(room)) || null]));
}

interface WorkReceiversProps {
  people: readonly StaffPerson[];
  person: Pick<StaffPerson, 'accountId' | 'work'>;
}

/** Who gets the open work of this colleague, room by room; at first nobody. */
export function WorkReceivers({ people, person }: WorkReceiversProps) {
  // Several dialogs of one colleague ask it.
  const id = useId();
  const nameOf = useStaffWords();
  return person.work.map((work) => (
    <SelectField
      key={work.room}
      id={id + work.room}
      label={`${workInWords(work)} will go to`}
      name={fieldOf(work.room)}
    >
      <Options
        none="Nobody"
        of={people
          .filter(({ isInvited, accountId }) => !isInvited && accountId !== person.accountId)
          .filter(({ roles }) => worksIn(roles, work.room))
          .map(({ accountId, email }) => [accountId, nameOf(email)])}
      />
    </SelectField>
  ));
}
