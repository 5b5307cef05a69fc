import { openFamilies } from '#features/families/page/first-screen.server.ts';
import { roomLoader } from '../desk-routes.ts';

/** The families that somebody had open last, and which may belong together. */
export const loader = roomLoader('families', openFamilies);
