import { openApplication } from '#features/enrollment/desk/open-application.server.ts';
import { recordLoader } from '../desk-routes.ts';

export const loader = recordLoader('enrollment', openApplication);
