import { InputField } from '#ui/fields/input-field.tsx';
import { AccountForm } from '../account-form.tsx';

/** Asks what the new passkey is called; the browser then asks where to keep it. */
export function AddPasskey({ onAdd }: { onAdd: (name: string) => Promise<void> }) {
  return (
    <>
      <h2>Add a passkey</h2>
      <AccountForm
        button="Add a passkey"
        busy="Waiting for your passkey..."
        send={async ({ 'passkey-name': name = '' }) => {
          await onAdd(name.trim());
          return undefined;
        }}
      >
        {(errorOf) => (
          <InputField
            id="passkey-name"
            label="Name"
            isOptional
            hint="So that you know it again, for example: office computer, or my phone"
            error={errorOf('passkey-name')}
            autoComplete="off"
            maxLength={100}
          />
        )}
      </AccountForm>
    </>
  );
}
