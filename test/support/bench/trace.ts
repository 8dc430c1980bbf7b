import { availableParallelism } from 'node:os';
import { familyOf } from '#test/support/cloud/processes.ts';
import type { Product } from '#test/support/cloud/product-process.ts';

const EVERY_MS = 100;
/** Processes that never reach this share of a core are left out. */
const LEAST_CORES = 0.15;

/** How many cores a step or a service used at each sample. */
interface Row {
  readonly name: string;
  readonly cores: number[];
}

interface Trace {
  readonly rows: readonly Row[];
  readonly seconds: number;
}

const SERVICE = /(?<file>[\w-]+)\.(?:ts|mjs)(?=\s|$)/u;
/**
 * The name of a process that doesn’t run a function: the file that it was started with, or the name of its program.
 */
const serviceOf = (command: string): string =>
  SERVICE.exec(command)?.groups?.['file'] ?? command.split(/\s/u)[0]?.split('/').at(-1) ?? '';

/** Samples the processes of a product until it is stopped. Needs /proc. */
export const startTrace = (product: Product) => {
  const started = performance.now();
  const rows = new Map<string, Row>();
  const names = new Map<number, string>();
  const used = new Map<string, number>();
  let samples = 0;
  let last = started;
  let isAsking = false;
  const askNames = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const { functions } = await product.status();
    for (const { pid, name } of functions) names.set(pid, name);
    isAsking = false;
  };
  const sample = (): void => {
    void askNames();
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    for (const { pid, started: since, command, ownSeconds } of familyOf(product.pid)) {
      const key = `${pid} ${since}`;
      const spent = ownSeconds - (used.get(key) ?? (samples === 0 ? ownSeconds : 0));
      used.set(key, ownSeconds);
      const name = names.get(pid) ?? serviceOf(command);
      const row = rows.get(name) ?? { name, cores: [] };
      rows.set(name, row);
      row.cores[samples] = (row.cores[samples] ?? 0) + Math.max(0, spent) / seconds;
    }
    samples += 1;
  };
  sample();
  const timer = setInterval(sample, EVERY_MS);
  return (): Trace => {
    clearInterval(timer);
    const shown = [...rows.values()].map(({ name, cores }) => ({
      name,
      cores: Array.from({ length: samples }, (_, at) => cores[at] ?? 0),
    }));
    const isSeen = ({ cores }: Row): boolean => cores.some((share) => share >= LEAST_CORES);
    return { rows: shown.filter(isSeen), seconds: (performance.now() - started) / 1000 };
  };
};

/** The processor seconds of a row. */
const total = ({ cores }: Row, seconds: number): number =>
  (cores.reduce((sum, share) => sum + share, 0) * seconds) / cores.length;

/** The steps that speak, paint, film, mix, join and measure a film: the work that a film needs anywhere. */
const FILM_STEPS = ['SpeakScene', 'PaintScene', 'FilmScene', 'MixSound', 'JoinFilm', 'CertifyFilm'];

/**
 * How long the work would have taken if no core had ever waited, in seconds: all work, and that of a film’s own steps.
 */
export const floorsOf = ({ rows, seconds }: Trace): { readonly all: number; readonly own: number } => {
  const floorOf = (some: readonly Row[]): number =>
    some.reduce((sum, row) => sum + total(row, seconds), 0) / availableParallelism();
  return { all: floorOf(rows), own: floorOf(rows.filter(({ name }) => FILM_STEPS.includes(name))) };
};

const [LABEL, WIDTH, ROW, GAP] = [150, 900, 26, 6];
const busySeconds = ({ cores }: Row, seconds: number): number =>
  (cores.filter((share) => share >= LEAST_CORES).length * seconds) / cores.length;

/**
 * Draws a timeline as SVG: a row for each step and service, drawn taller where it used more cores. The last row shows
 * idle cores.
 */
export const drawTrace = (title: string, { rows, seconds }: Trace): string => {
  const most = availableParallelism();
  const first = ({ cores }: Row): number => cores.findIndex((share) => share >= LEAST_CORES);
  const steps = rows.toSorted((one, other) => first(one) - first(other));
  const idle: Row = {
    name: 'idle',
    cores: (steps[0]?.cores ?? []).map((_, at) =>
      Math.max(0, most - steps.reduce((sum, { cores }) => sum + (cores[at] ?? 0), 0)),
    ),
  };
  const drawn = [...steps, idle].map((row, index) => {
    const top = 40 + index * (ROW + GAP);
    const step = WIDTH / row.cores.length;
    const path = row.cores.map((share, at) => {
      const height = Math.min(1, share / most) * ROW;
      return `M${(LABEL + at * step).toFixed(1)} ${top + ROW}v-${height.toFixed(1)}h${step.toFixed(2)}v${height.toFixed(1)}z`;
    });
    const sums = `${busySeconds(row, seconds).toFixed(1)} s, ${total(row, seconds).toFixed(1)} s of processor`;
    return `<text x="8" y="${top + 17}">${row.name}</text><path d="${path.join('')}" fill="${row === idle ? '#c9ccd3' : '#5b5bd6'}"/><path d="M${LABEL} ${top + ROW}h${WIDTH}" stroke="#d5d8de"/><text x="${LABEL + WIDTH + 10}" y="${top + 17}">${sums}</text>`;
  });
  const marks = Array.from({ length: Math.floor(seconds / 5) + 1 }, (_, at) => {
    const x = LABEL + (at * 5 * WIDTH) / seconds;
    return `<text x="${x.toFixed(1)}" y="32" text-anchor="middle" fill="#667">${at * 5} s</text>`;
  });
  const height = 40 + (steps.length + 1) * (ROW + GAP) + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + WIDTH + 230} ${height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/><text x="8" y="16" font-weight="bold">${title}</text>${marks.join('')}${drawn.join('')}</svg>\n`;
};
