import { caseAddress, type RecordOf } from '#desk/cases/case-address.ts';
import type { formRoom } from './room.server.ts';

export const formsAt = caseAddress<typeof formRoom>('parents');

export type FormRecord = RecordOf<typeof formRoom>;
