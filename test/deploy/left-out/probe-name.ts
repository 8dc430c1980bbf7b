/** The name of the tiny stack used to try out this kind of resource. */
export const probeName = (kind: string): string =>
  `Probe-${(kind.split('::').at(-1) ?? kind).replaceAll(/[^A-Za-z0-9]+/gu, '-').replace(/-$/u, '')}`;
