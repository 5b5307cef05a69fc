import type { ExportedRecords } from './export-records.server.ts';

/** A copy in which every text has gone through `hide`; files stay as they are. */
export function hideInExport(
  { data, files, tell }: ExportedRecords,
  hide: (text: string) => string,
): ExportedRecords {
  return {
    data: { ...data, records: throughout(data.records, hide) },
    files,
    tell: (facts) => throughout(tell(facts), hide),
  };
}

function throughout<Value>(value: Value, hide: (text: string) => string): Value {
  if (typeof value === 'string') return hide(value) as Value;
  if (Array.isArray(value)) return value.map((one) => throughout(one, hide)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, throughout(one, hide)]),
  ) as Value;
}
