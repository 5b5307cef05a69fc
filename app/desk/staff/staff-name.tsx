import { createContext, useContext } from 'react';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { type StaffNames, staffInFull, staffInText, staffWords } from './staff-words.ts';

const Names = createContext<StaffNames>({});

/** Brings the names of the staff to every screen of the desk. */
export const StaffNamesProvider = Names.Provider;

/** What to call whoever has an address, where there is only room for a text, such as in a list of choices. */
export function useStaffWords(): (address: string) => string {
  const names = useContext(Names);
  return (address) => staffWords(names, address);
}

/** The same with the address behind each name, where it is evidence, such as in the record of acts. */
export function useStaffInFull(): (address: string) => string {
  const names = useContext(Names);
  return (address) => staffInFull(names, address);
}

/** Says who: an address, or a text with addresses in it, with the names in their place and the address as a title. */
export function StaffName({ of: text }: { of: string }) {
  const names = useContext(Names);
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
