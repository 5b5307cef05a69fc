import { createContext } from 'react';

/** Which files each island needs. The server alone knows; a private screen’s browser is not told. */
export const IslandFiles = createContext<Record<string, string[]>>({});
