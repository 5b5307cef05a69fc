import { censusYearFrom, openCensus } from '#features/students/census/open-census.server.ts';
import { searchLoader } from '../desk-routes.ts';

/** The children of one year by class, sex and age. */
export const loader = searchLoader('students', censusYearFrom, openCensus);
