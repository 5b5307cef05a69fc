import {
  changeDoubt,
  doubtChangeSchema,
} from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { roomAction } from './desk-routes.ts';

export const action = roomAction('content', doubtChangeSchema, changeDoubt);
