import { sharedCloud } from './shared-cloud.ts';

/** Sets the functions’ environment variables in this process, so that stores and gateways use the test’s cloud. */
export const useCloudEnvironment = (): void => {
  Object.assign(process.env, sharedCloud().env);
};

let count = 0;

/** A person whose email address is unique within this run. */
export const newPerson = (name = 'Ada Lovelace') => {
  count += 1;
  return { name, email: `person-${process.pid}-${Date.now()}-${count}@example.com` };
};
