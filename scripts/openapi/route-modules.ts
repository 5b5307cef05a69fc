/** The modules of all addresses under `/api`, by their files. Only Vite reads it: some of what they import is TSX. */
export const routeModules = import.meta.glob<Record<string, unknown>>(
  ['../../app/routes/api/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
