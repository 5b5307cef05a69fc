import { changeChild, childChangeSchema } from '#features/students/desk/change-child.server.ts';
import { openChild } from '#features/students/desk/open-child.server.ts';
import { recordAction, recordLoader } from '../desk-routes.ts';

/** One child of the school with its years. */
export const loader = recordLoader('students', openChild);
/** Says in which class it is, since when, or that it leaves. */
export const action = recordAction('students', childChangeSchema, changeChild);
