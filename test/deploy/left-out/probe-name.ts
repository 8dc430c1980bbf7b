/** The name of the stack with only a resource of this kind. */
export const probeName = (kind: string): string =>
  `Probe-${(kind.split('::').at(-1) ?? kind).replaceAll(/[^A-Za-z0-9]+/gu, '-').replace(/-$/u, '')}`;
