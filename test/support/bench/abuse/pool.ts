/** How many functions an AWS account may run at once by default. */
const FUNCTIONS = 1000;

interface Waiting {
  readonly functions: number;
  readonly begin: () => void;
}

/**
 * The account’s functions, shared by films, jobs and calls. When too few are free, work waits and is served in order
 * of arrival.
 */
export const functionPool = () => {
  const line: Waiting[] = [];
  let taken = 0;
  let most = 0;

  const serve = (): void => {
    for (let next = line[0]; next !== undefined && taken + next.functions <= FUNCTIONS; next = line[0]) {
      line.shift();
      taken += next.functions;
      most = Math.max(most, taken);
      next.begin();
    }
  };
  return {
    take: (functions: number, begin: () => void): void => {
      line.push({ functions, begin });
      serve();
    },
    give: (functions: number): void => {
      taken -= functions;
      serve();
    },
    /** Whether a function is free to handle a call. */
    isFree: (): boolean => taken < FUNCTIONS,
    atOnce: () => most,
  };
};
export type Pool = ReturnType<typeof functionPool>;
