import * as v from 'valibot';
import { type Criteria, criteriaOf } from '#features/enrollment/places/criteria.ts';
import { contentPart } from '../content-part.ts';
import { field } from '../form-field.ts';

/** Which groups come first, as one choice: each order that there can be. */
const groupsOf = {
  'sibling-staff': ['sibling', 'staff'],
  'staff-sibling': ['staff', 'sibling'],
  sibling: ['sibling'],
  staff: ['staff'],
  none: [],
} as const satisfies Record<string, Criteria['groups']>;

type First = keyof typeof groupsOf;
const everyFirst = Object.keys(groupsOf) as First[];

const chosen = v.strictObject({
  first: v.picklist(everyFirst, 'Choose who comes first'),
  within: v.picklist(['day', 'lot'], 'Choose what counts within a group'),
});

export type WaitingOrder = v.InferOutput<typeof chosen>;

/** All that can be chosen, such as for what each would change. */
export const everyWaitingOrder: readonly WaitingOrder[] = everyFirst.flatMap((first) => [
  { first, within: 'day' as const },
  { first, within: 'lot' as const },
]);

/** The criteria that a choice stands for. */
export const criteriaChosen = ({ first, within }: WaitingOrder): Criteria => ({
  groups: [...groupsOf[first]],
  within,
});

export const waitingOrder = contentPart({
  name: 'Order of the waiting list',
  about: 'Which children come first, and whether the day of application counts',
  page: '/enrollment',
  schema: chosen,
  take: ({ enrollment }) => {
    const { groups, within } = criteriaOf(enrollment);
    return { first: (groups.join('-') || 'none') as First, within };
  },
  place: ({ enrollment }, value) => ({
    enrollment: { ...enrollment, waitingOrder: criteriaChosen(value) },
  }),
  fields: [
    field.choice(
      'first',
      'Who comes first',
      [
        { value: 'sibling-staff', label: 'Brother or sister, then child of staff' },
        { value: 'staff-sibling', label: 'Child of staff, then brother or sister' },
        { value: 'sibling', label: 'Only brother or sister' },
        { value: 'staff', label: 'Only child of staff' },
        { value: 'none', label: 'No group: all children are alike' },
      ],
      {
        hint: 'A brother or sister is at the school already. Everybody else comes last. A round keeps the groups that it was opened with.',
      },
    ),
    field.choice(
      'within',
      'What counts within a group',
      [
        { value: 'day', label: 'The day of application' },
        { value: 'lot', label: 'Only a random order' },
      ],
      {
        hint: 'The hour never counts, and children of one day stand in a random order. In a round the draw gives the order.',
      },
    ),
  ],
});
