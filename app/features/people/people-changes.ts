import * as v from 'valibot';
import { roles } from '#desk/roles.ts';
import type { WorkRoom } from '#desk/rooms.ts';
import { staffNameSchema } from '#desk/staff/staff-name-schema.ts';

const accountId = v.pipe(v.string(), v.uuid('Choose a colleague'));
const someRoles = v.pipe(
  v.array(v.picklist(roles, 'Choose from the listed roles')),
  v.transform((some) => roles.filter((role) => some.includes(role))),
);
const wanted = v.pipe(someRoles, v.minLength(1, 'Choose at least one role'));

/** Who gets the open work of each room; left out or null for nobody. */
const receiver = v.optional(v.nullable(accountId));
const receivers = v.object({
  enrollment: receiver,
  careers: receiver,
  messages: receiver,
  parents: receiver,
  meals: receiver,
}) satisfies v.GenericSchema<unknown, Partial<Record<WorkRoom, string | null | undefined>>>;

/** What administrators change about their colleagues. */
export const peopleChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('invite'),
    email: v.pipe(v.string('Enter an email address'), v.maxLength(254, 'This address is too long')),
    name: staffNameSchema,
    roles: wanted,
  }),
  v.object({ change: v.literal('setName'), accountId, name: staffNameSchema }),
  v.object({ change: v.literal('sendAgain'), accountId }),
  v.object({
    change: v.literal('setRoles'),
    accountId,
    seen: someRoles,
    roles: wanted,
    to: v.optional(receivers, {}),
  }),
  v.object({ change: v.literal('endAccess'), accountId, to: v.optional(receivers, {}) }),
  v.object({ change: v.literal('handOver'), accountId, to: receivers }),
  v.object({ change: v.literal('signOut'), accountId }),
  v.object({ change: v.literal('resetSecondFactor'), accountId }),
]);
/** What a screen sends for it. */
export type PeopleChange = v.InferInput<typeof peopleChangeSchema>;
