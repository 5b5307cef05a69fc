import type { ComponentProps } from 'react';
import { SendButton } from '#requests/send-button.tsx';
import type { Decision } from '../tables.server.ts';
import { decisionNames } from '../together/decision-words.ts';

/** Where the office decides what two records have to do with each other. */
export const DECISIONS_API = '/api/staff/enrollment-belonging';

/** Where it says of several that they are all of one. */
export const ONE_FAMILY_API = '/api/staff/enrollment-one-family';

interface DecideButtonProps
  extends Pick<ComponentProps<typeof SendButton>, 'className' | 'change' | 'children'> {
  pair: readonly [reference: string, other: string];
  decision: Decision;
}

/** Writes down what somebody says of two that nobody has decided about yet. */
export function DecideButton({ pair: [reference, other], decision, ...button }: DecideButtonProps) {
  return (
    <SendButton
      {...button}
      body={{ call: DECISIONS_API, body: { reference, other, decision, seen: null } }}
      said={{ title: decisionNames[decision], text: 'You can take it back.' }}
    />
  );
}
