import { sharedCloud } from './shared-cloud.ts';

/** Gives this process the environment of the functions, so that stores and gateways reach the test's cloud. */
export const useCloudEnvironment = (): void => {
  Object.assign(process.env, sharedCloud().env);
};

let count = 0;

/** A person nobody else in the run is. */
export const somebody = (name = 'Ada Lovelace') => {
  count += 1;
  return { name, email: `person-${process.pid}-${Date.now()}-${count}@example.com` };
};
