import { questionChangeSchema } from '#features/students/coming-back/desk/answer-schema.ts';
import { changeQuestion } from '#features/students/coming-back/desk/change-question.server.ts';
import {
  comingBackQueryFrom,
  openComingBack,
} from '#features/students/coming-back/desk/open-coming-back.server.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** Who has answered whether a child comes back and who has not. */
export const loader = searchLoader('students', comingBackQueryFrom, openComingBack);
/** Opens the question of the year ahead, or closes it. */
export const action = roomAction('students', questionChangeSchema, changeQuestion);
