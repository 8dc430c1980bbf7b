/** One lazy function per port. The annotations let the bundler drop every port that an entry point doesn’t name. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
