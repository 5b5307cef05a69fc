/**
 * What the server counts about itself, as Prometheus reads it. Labels are words of ours, never what a visitor typed:
 * each new value is a line for ever.
 */
type Labels = Record<string, string>;

interface Metric {
  lines(): string[];
}

const metrics: Metric[] = [];

interface Counter {
  add(labels: Labels): void;
}

/** Counts what happened since the process started. */
export function newCounter(name: string, help: string): Counter {
  const values = new Map<string, number>();
  metrics.push({
    lines: () => [...head(name, help, 'counter'), ...lines(name, values)],
  });
  return {
    add(labels) {
      const key = written(labels);
      values.set(key, (values.get(key) ?? 0) + 1);
    },
  };
}

interface Histogram {
  /** Takes the values of one set of labels; ask once where there are thousands a second. */
  of(labels: Labels): (value: number) => void;
}

interface Series {
  labels: Labels;
  counts: number[];
  sum: number;
}

/** Counts values by how large they are; `bounds` grow, and one for everything larger is added. */
export function newHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, Series>();
  metrics.push({
    lines: () => [
      ...head(name, help, 'histogram'),
      ...[...series.values()].flatMap(({ labels, counts, sum }) => {
        let upTo = 0;
        const buckets = counts.map((count, at) => {
          upTo += count;
          const le = at < bounds.length ? String(bounds[at]) : '+Inf';
          return `${name}_bucket${written({ ...labels, le })} ${upTo}`;
        });
        return [
          ...buckets,
          `${name}_sum${written(labels)} ${sum}`,
          `${name}_count${written(labels)} ${upTo}`,
        ];
      }),
    ],
  });
  return {
    of(labels) {
      const key = written(labels);
      const one = series.get(key) ?? {
        labels,
        counts: new Array(bounds.length + 1).fill(0),
        sum: 0,
      };
      series.set(key, one);
      return (value) => {
        const at = bounds.findIndex((bound) => value <= bound);
        const bucket = at === -1 ? bounds.length : at;
        one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
        one.sum += value;
      };
    },
  };
}

/** A value of this moment, for the page that is being written. */
export function gauge(name: string, help: string, value: number): string[] {
  return [...head(name, help, 'gauge'), `${name} ${value}`];
}

/** Everything counted so far. */
export function countedLines(): string[] {
  return metrics.flatMap((metric) => metric.lines());
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function lines(name: string, values: Map<string, number>): string[] {
  return [...values].map(([labels, value]) => `${name}${labels} ${value}`);
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/["\\\n]/g, (character) => escapes[character] ?? '')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n' };
