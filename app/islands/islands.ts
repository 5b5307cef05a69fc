/**
 * All islands: the parts of public pages that React takes over on the phone, each with the one component that is
 * loaded for it. Everything else of a public page is a document (docs/decisions/0040).
 */
export const islands = {
  contact: async () => (await import('#features/contact/components/message-form.tsx')).MessageForm,
};

export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
