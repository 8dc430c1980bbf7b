/** The stack that holds nothing but a resource of this type. */
export const probeName = (type: string): string => `Probe-${type.split('::').at(-1) ?? type}`;
