import { sayOfPaper, saySchema } from '#features/papers/desk/say-of-paper.server.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', saySchema, sayOfPaper);
