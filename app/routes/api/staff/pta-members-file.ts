import { membersFile } from '#features/parent-forms/desk/members-file.server.ts';
import { roomRoute } from './desk-routes.ts';

/** The members of the PTA as a table for spreadsheets. */
export const loader = roomRoute('parents', membersFile);
