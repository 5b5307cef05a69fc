import { type ChangeOf, caseAddress, type RecordOf } from '#desk/cases/case-address.ts';
import type { candidateRoom } from './room.server.ts';

export const candidatesAt = caseAddress<typeof candidateRoom>('careers');

export type CandidateChange = ChangeOf<typeof candidateRoom>;
export type CandidateRecord = RecordOf<typeof candidateRoom>;
