import {
  changeDoubt,
  doubtChangeSchema,
} from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { roomAction } from './desk-routes.ts';

/** Says that something doubtful is right, or asks about it again. */
export const action = roomAction('content', doubtChangeSchema, changeDoubt);
