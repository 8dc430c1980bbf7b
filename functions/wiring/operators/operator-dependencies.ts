import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { sessions } from '#functions/wiring/stores.ts';
import { operators } from './operator-stores.ts';

/** The dependencies of the middlewares on an operator's route. */
export const operatorDependencies = {
  ...requestDependencies,
  isOperator: async (
    { userId, token }: { readonly userId: string; readonly token: string },
    at: Date,
  ): Promise<boolean> => {
    const since = await operators().factorOf(userId);
    return since !== undefined && (await sessions().hasSecondFactor(token, since, at));
  },
};
