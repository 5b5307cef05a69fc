import { membersFile } from '#features/parent-forms/desk/members-file.server.ts';
import { roomRoute } from './desk-routes.ts';

export const loader = roomRoute('parents', membersFile);
