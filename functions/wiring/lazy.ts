/** One lazy function per port. The annotations let a bundle drop every port its entry does not name. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
