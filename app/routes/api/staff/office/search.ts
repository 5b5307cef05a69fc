import * as v from 'valibot';
import { searchDesk } from '#features/families/search/desk-search.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

const LONGEST = 200;
const bodySchema = v.object({ typed: v.pipe(v.string(), v.maxLength(LONGEST)) });

/** What the desk's bar searches. It is posted, because names and numbers of families stand in no address. */
export const action = taking(
  bodySchema,
  roomRoute('today', async ({ store }, staff, { request }) => {
    const { typed } = await readBody(request, bodySchema);
    return personalJson(await searchDesk(store.read, staff, typed));
  }),
);
