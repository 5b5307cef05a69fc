import { Outlet } from 'react-router';
import { isNotFound } from '#app/shell/page/error-page.tsx';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import type { Route } from './+types/rooms.ts';
import { DeskError } from './desk-error.tsx';

export function meta({ error, ...args }: Route.MetaArgs) {
  return privateMeta(args, error && !isNotFound(error) ? 'There is a problem' : 'Not found');
}

/** Errors of a room are shown below the bar of the desk, which stays. */
export const ErrorBoundary = DeskError;

export default Outlet;
