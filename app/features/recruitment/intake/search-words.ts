export interface SearchedCandidate {
  full_name: string;
  email: string;
  phone: string;
  reference: string;
}

/** What the desk's search looks through, in small letters; a telephone number is found with and without its spaces. */
export function searchWords({ full_name, email, phone, reference }: SearchedCandidate): string {
  const digits = phone.replace(/\D/g, '');
  return [full_name, email, phone, digits, reference].join(' ').toLowerCase();
}
