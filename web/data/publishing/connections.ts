import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_APP_PATH, OwnAppState, type SaveOwnApp } from '#contract/own-app.ts';
import type { BeginConnection, Connection, PostOptions } from '#contract/schemas/publishing.ts';
import { send } from '#web/data/api/api-client.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { mayAskAgain } from './post-options.ts';
import { publishingApi } from './publishing-api.ts';

const PUBLISHING_KEY = ['publishing'] as const;
const PLATFORMS_KEY = ['publishing', 'platforms'] as const;
const OWN_APP_KEY = ['own-app'] as const;
export const CONNECTIONS_KEY = ['publishing', 'connections'] as const;
export const OPTIONS_KEY = ['publishing', 'options'] as const;

/**
 * The platforms that this stage publishes on. They change only with a deployment, or when the creator changes their
 * own app.
 */
export const usePlatforms = () =>
  useQuery({
    queryKey: PLATFORMS_KEY,
    queryFn: ({ signal }) => publishingApi.listPlatforms({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The accounts that the creator has connected. */
export const useConnections = ({ isWanted = true }: { readonly isWanted?: boolean } = {}) =>
  useQuery({
    queryKey: CONNECTIONS_KEY,
    queryFn: ({ signal }) => publishingApi.listConnections({ signal }),
    refetchOnMount: 'always',
    enabled: isWanted,
  });

/** Sends the creator to the platform, where they give consent. */
export const useBeginConnection = () =>
  useMutation({
    mutationFn: (body: BeginConnection) => publishingApi.beginConnection({ body }),
    onSuccess: ({ consent_url: address }) => globalThis.location.assign(address),
  });

/** Stores whether a channel’s videos are made for children. */
export const useEditConnection = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isMadeForKids: boolean) =>
      publishingApi.editConnection({ params: { id }, body: { made_for_kids: isMadeForKids } }),
    onSuccess: (connection) =>
      queries.setQueryData<Connection[]>(CONNECTIONS_KEY, (all) =>
        all?.map((one) => (one.id === id ? connection : one)),
      ),
  });
};

export const useDisconnect = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => publishingApi.disconnect({ params: { id } }),
    onSuccess: (_, id) =>
      queries.setQueryData<Connection[]>(CONNECTIONS_KEY, (all) => all?.filter((one) => one.id !== id)),
    onSettled: () => queries.invalidateQueries({ queryKey: CONNECTIONS_KEY }),
  });
};

const readOptions = async (queries: QueryClient, id: string, signal: AbortSignal): Promise<PostOptions> => {
  try {
    return await publishingApi.readPostOptions({ params: { id }, signal });
  } catch (error) {
    // The list of accounts has to show that the connection has ended, too.
    if (isApiError(error) && error.code === 'connection_ended')
      void queries.invalidateQueries({ queryKey: CONNECTIONS_KEY });
    throw error;
  }
};

/** What a TikTok account allows in a direct post, read again whenever the choices are shown or an order is refused. */
export const usePostOptions = (id: string) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...OPTIONS_KEY, id],
    queryFn: ({ signal }) => readOptions(queries, id, signal),
    // The creator agrees to the options that are shown, so these must not change while the creator is looking at
    // them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: mayAskAgain,
  });
};

/**
 * The creator’s own app at YouTube. This exists only on a user’s own machine: the local gateway serves these calls.
 */
export const useOwnApp = () =>
  useQuery({
    queryKey: OWN_APP_KEY,
    queryFn: async ({ signal }) =>
      (await send({ method: 'GET', path: OWN_APP_PATH }, OwnAppState, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });

/**
 * Stores the creator’s own app, or removes it if none is given; after that, the page offers YouTube or its stand-in.
 */
export const useChangeOwnApp = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (app: SaveOwnApp | undefined) => {
      const path = `${OWN_APP_PATH}/${app === undefined ? 'remove' : 'save'}`;
      return (await send({ method: 'POST', path }, OwnAppState, { body: app })).items;
    },
    onSuccess: async (state) => {
      await queries.invalidateQueries({ queryKey: PUBLISHING_KEY });
      queries.setQueryData(OWN_APP_KEY, state);
    },
  });
};
