import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';

/** The parts of the protocol that this school does not offer (docs/accounts.md). */
const nothing = (): Promise<Response> => answerAuth(async () => refuse('not_found'));

export const loader = nothing;
export const action = nothing;
