import { subscriberFilterFrom } from '#features/newsletter/desk/desk-queries.server.ts';
import { subscribersFile } from '#features/newsletter/desk/subscribers-file.server.ts';
import { fileLoader } from './desk-routes.ts';

/** Subscribers as a table for spreadsheets. */
export const loader = fileLoader('subscribers', subscriberFilterFrom, subscribersFile);
