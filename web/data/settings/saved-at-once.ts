import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves a choice on the account. The choice shows at once, and is reverted if saving fails. */
export const useSavedAtOnce = <S extends object, C extends Partial<S>>(
  queryKey: readonly [string],
  save: (choice: C) => Promise<S>,
  tell: (isSaved: boolean) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onMutate: async (choice) => {
      const before = queries.getQueryData<S>(queryKey);
      queries.setQueryData<S>(queryKey, (known) => known && { ...known, ...choice });
      await queries.cancelQueries({ queryKey });
      return before;
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      tell(true);
    },
    onError: (_error, _choice, before) => {
      queries.setQueryData(queryKey, before);
      tell(false);
    },
  });
};
