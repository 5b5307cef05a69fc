import { createContext, useContext } from 'react';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { type StaffNames, staffInFull, staffInText, staffWords } from './staff-words.ts';

const Staff = createContext<{ own: string; names: StaffNames }>({ own: '', names: {} });

/** Brings the names of the staff, and the address of whoever is signed in, to every screen of the desk. */
export const StaffProvider = Staff.Provider;

/** Whether this is the address of whoever is signed in. */
export function useIsOwn(): (address: string | undefined) => boolean {
  const { own } = useContext(Staff);
  return (address) => address === own;
}

/** What to call whoever has an address, where there is only room for a text, such as in a list of choices. */
export function useStaffWords(): (address: string) => string {
  const { names } = useContext(Staff);
  return (address) => staffWords(names, address);
}

/** The same with the address behind each name, where it is evidence, such as in the record of acts. */
export function useStaffInFull(): (address: string) => string {
  const { names } = useContext(Staff);
  return (address) => staffInFull(names, address);
}

/** Says who: an address, or a text with addresses in it, with the names in their place and the address as a title. */
export function StaffName({ of: text }: { of: string }) {
  const { names } = useContext(Staff);
  return staffInText(names, text).map(({ words, address, at }) =>
    address ? (
      <span key={at} title={address} dir="auto">
        {words}
      </span>
    ) : (
      <UnbrokenText key={at} text={words} />
    ),
  );
}
