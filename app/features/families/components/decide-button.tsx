import type { ComponentProps } from 'react';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { Decision } from '../tables.server.ts';
import { decisionNames } from '../together/decision-words.ts';
import type { DecisionAsked } from '../together/decisions-at.ts';

interface DecideButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'children'> {
  change: ServerChange<DecisionAsked>;
  pair: readonly [reference: string, other: string];
  decision: Decision;
}

/** Writes down what somebody says of two that nobody has decided about yet. */
export function DecideButton({ pair: [reference, other], decision, ...button }: DecideButtonProps) {
  return (
    <SendButton
      {...button}
      body={{ reference, other, decision, seen: null }}
      said={{ title: decisionNames[decision], text: 'You can take it back.' }}
    />
  );
}
