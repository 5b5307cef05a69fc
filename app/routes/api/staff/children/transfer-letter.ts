import { letterOfTransfer } from '#features/students/desk/letter-of-transfer.server.ts';
import { reading } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

const readYear = (search: URLSearchParams) => search.get('year') ?? '';

/** The letter of transfer of a child that has left. */
export const loader = reading(
  readYear,
  roomRoute('students', (school, staff, { key, search }) =>
    letterOfTransfer(school, staff, key, readYear(search)),
  ),
);
