import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ConnectModel,
  ListedModels,
  type ListModels,
  LOOK_AGAIN,
  MODELS_PATH,
  ModelsState,
} from '#contract/local-models.ts';
import { type Endpoint, send } from '#web/data/api/api-client.ts';
import { limitsQuery } from '#web/data/stories/writer.ts';

/* Settings → Models, which the local gateway serves. */

const MODELS_KEY = ['models'] as const;
/** Before a model is connected, it writes a first story, which takes up to two minutes. */
const CONNECT_SECONDS = 150;

const READ: Endpoint = { method: 'GET', path: MODELS_PATH };
const post = (name: string): Endpoint => ({ method: 'POST', path: `${MODELS_PATH}/${name}` });

/** Which model is connected, and which ones could be. */
export const useModels = ({ isWanted }: { readonly isWanted: boolean }) =>
  useQuery({
    queryKey: MODELS_KEY,
    queryFn: async ({ signal }) => (await send(READ, ModelsState, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    enabled: isWanted,
  });

/** Looks again for model servers on this machine. */
export const lookForModels = async (queries: QueryClient): Promise<void> => {
  const { items } = await send(READ, ModelsState, { query: LOOK_AGAIN });
  // Otherwise the response to an earlier request could replace this newer one.
  await queries.cancelQueries({ queryKey: MODELS_KEY });
  queries.setQueryData(MODELS_KEY, items);
};

export const useLookForModels = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => lookForModels(queries) });
};

/** Which models the server at an address offers. */
export const useListModels = () =>
  useMutation({
    mutationFn: async (body: ListModels) => (await send(post('list'), ListedModels, { body })).items,
  });

const useChange = <Wish>(change: (wish: Wish) => Promise<ModelsState>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => {
      queries.setQueryData(MODELS_KEY, state);
      void queries.invalidateQueries({ queryKey: limitsQuery.queryKey });
    },
  });
};

/** Connects a model once it has written a test story. */
export const useConnectModel = () =>
  useChange(
    async (body: ConnectModel) =>
      (await send(post('connect'), ModelsState, { body, seconds: CONNECT_SECONDS })).items,
  );

/** Switches back to the demo writer. */
export const useDisconnectModel = () =>
  useChange(async () => (await send(post('disconnect'), ModelsState, {})).items);
