import { data } from 'react-router';
import { personalPage } from '#lib/http/public-page.ts';
import { DeskNotFound } from './desk-error.tsx';

/** The server says 404 to everybody; who is of the office then sees it within the desk. */
export function loader() {
  return data(null, { status: 404, headers: personalPage });
}

export default DeskNotFound;
