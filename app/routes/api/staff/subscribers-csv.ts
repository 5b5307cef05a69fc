import { subscriberFilterFrom } from '#features/newsletter/desk-queries.server.ts';
import { subscribersFile } from '#features/newsletter/subscribers-file.server.ts';
import { fileLoader } from './desk-routes.ts';

export const loader = fileLoader('subscribers', subscriberFilterFrom, subscribersFile);
