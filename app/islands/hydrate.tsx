import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FormTime } from '#forms/components/honeypot.tsx';
import { DEVICE_CLEARED } from '#forms/device/device-cleared.ts';
import { FORM_TIME } from '#forms/form-time.ts';
import { markHydrated } from '#lib/device/hydration.ts';

interface ServerRendered {
  element: HTMLElement;
  component: ComponentType<never> | undefined;
  props: object;
}

/** React takes over what stands in each element. The page is hydrated when it has all of them. */
export function hydrate(places: ServerRendered[]): void {
  const time = document.querySelector<HTMLInputElement>(`input[name=${FORM_TIME}]`)?.value;
  let left = places.length;
  const onHydrated = () => {
    left--;
    if (left === 0) markHydrated();
  };
  for (const { element, component, props } of places) {
    const Component = component as ComponentType;
    hydrateRoot(
      element,
      <ErrorBoundary>
        <FormTime value={time}>
          <Hydrated onHydrated={onHydrated}>
            {(clearings) => (
              // Nothing of what came back with the page once it is cleared.
              <Component
                key={clearings}
                {...props}
                {...(clearings > 0 && { posted: undefined, submitted: undefined, sent: undefined })}
              />
            )}
          </Hydrated>
        </FormTime>
      </ErrorBoundary>,
    );
  }
}

interface HydratedProps {
  onHydrated: () => void;
  children: (clearings: number) => React.ReactNode;
}

/** Begins anew when this device was cleared: what stands in a form goes too. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  const [clearings, setClearings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React has taken over
  useEffect(() => {
    onHydrated();
    // At once: what is said of it stands in the page that follows.
    const begin = () => flushSync(() => setClearings((count) => count + 1));
    document.addEventListener(DEVICE_CLEARED, begin);
    return () => document.removeEventListener(DEVICE_CLEARED, begin);
  }, []);
  return children(clearings);
}

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** An error in an island takes away that island, not the page around it, and says what to do. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p className="note" role="alert">
        <b>Sorry, there is a problem with this form.</b>{' '}
        <button type="button" className="link" onClick={() => location.reload()}>
          Open the page again
        </button>
      </p>
    );
  }
}
