/** Returns the value; fails the test if it is missing. */
export const defined = <T>(value: T): NonNullable<T> => {
  if (value === undefined || value === null) throw new TypeError('The test found no value here.');
  return value;
};

/** The names of a record’s properties, correctly typed. */
export const namesIn = <Name extends string>(record: { readonly [Each in Name]?: unknown }): Name[] =>
  Object.keys(record).filter((name): name is Name => name in record);

type Taken<T> = readonly [T, T, T, T, T, T];

/**
 * Lets a test destructure a list (`const [first, second] = takeFrom(list)`); fails the test if the list has too few
 * items.
 */
export const takeFrom = <T>(list: Iterable<T>): Taken<T> =>
  (function* () {
    yield* list;
    throw new TypeError('The test found fewer items than it takes.');
  })() as Iterable<T> as Taken<T>;

/** A port or record, for tests that need only these parts of it. */
export const partial = <T>(parts: Partial<NoInfer<T>>): T => parts as T;

/** Like the above, for parts whose types don’t match the whole, such as a record that no version would write. */
export const roughly = <T>(parts: { readonly [K in keyof NoInfer<T>]?: unknown }): T => parts as T;
