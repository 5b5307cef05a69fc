/**
 * All islands: the parts of public pages that React takes over on the phone, each with the one component that is
 * loaded for it. Everything else of a public page is a document (docs/decisions/0040).
 */
export const islands = {
  enrollment: async () =>
    (await import('#features/enrollment/form/components/application-form.tsx')).ApplicationForm,
  anotherDevice: async () =>
    (await import('#features/enrollment/form/components/another-device.tsx')).AnotherDevice,
  careers: async () =>
    (await import('#features/recruitment/components/apply-for-a-post.tsx')).ApplyForAPost,
  contact: async () => (await import('#features/contact/components/message-form.tsx')).MessageForm,
  parentForm: async () =>
    (await import('#features/parent-forms/components/parent-form-sheet.tsx')).ParentFormSheet,
  mealPayment: async () =>
    (await import('#features/meals/components/pay-for-meals.tsx')).PayForMeals,
  papers: async () => (await import('#features/papers/components/family-papers.tsx')).FamilyPapers,
  mealTransaction: async () =>
    (await import('#features/meals/components/enter-transaction.tsx')).EnterTransaction,
  signIn: async () => (await import('#features/accounts/components/sign-in-form.tsx')).SignIn,
};

export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
