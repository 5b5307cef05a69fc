import * as v from 'valibot';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import {
  changeGuarded,
  guardedChangeSchema,
} from '#features/publishing/guarded/change-guarded.server.ts';
import { findPart, isGuarded, partNames } from '#features/publishing/parts.ts';
import { changeContent, contentChangeSchema } from '#features/publishing/publish.server.ts';
import { getPartToEdit } from '#features/publishing/versions.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { roomRoute } from './desk-routes.ts';

/** Of any part: the address names which one. */
const anyChange = () =>
  v.union(
    partNames.map((part) =>
      isGuarded(part) ? guardedChangeSchema(part) : contentChangeSchema(part),
    ),
  );

/** One part of the content as it is published, with its versions. */
export const loader = roomRoute('content', async (school, staff, { params }) => {
  const { store, clock, contentToEdit: content } = school;
  const found = findPart(params.part ?? '');
  if (!found) return;
  return personalJson(
    await getPartToEdit(store.read, staff, found.name, { content, now: clock.now() }),
  );
});

/** Publishes a part of the content, or an earlier version of it anew. */
export const action = taking(
  anyChange,
  roomRoute('content', async (school, staff, { request, params }) => {
    const found = findPart(params.part ?? '');
    if (!found) return;
    if (isGuarded(found.name)) {
      const asked = await readBody(request, guardedChangeSchema(found.name));
      return answerDesk(await changeGuarded(request, school, staff, found.name, asked));
    }
    const change = await readBody(request, contentChangeSchema(found.name));
    return answerDesk(await changeContent(school, staff, found.name, change));
  }),
);
