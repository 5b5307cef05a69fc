import { candidateChangeSchema } from '#features/recruitment/desk/candidate-change.ts';
import { changeCandidate } from '#features/recruitment/desk/desk-commands.server.ts';
import { openCandidate } from '#features/recruitment/desk/desk-queries.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One job application with its history. */
export const loader = recordLoader('careers', openCandidate);
/** Changes one job application. */
export const action = recordAction('careers', candidateChangeSchema, changeCandidate);
