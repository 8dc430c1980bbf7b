import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/data/api/api.ts';

const NOTICES_KEY = ['notices'] as const;

/** What operators have decided about the creator’s videos and account. */
export const useNotices = () =>
  useQuery({ queryKey: NOTICES_KEY, queryFn: ({ signal }) => api.listNotices({ signal }) });

/** Answers a notice by appealing or dismissing it. */
export const useNoticeAnswers = (id: string) => {
  const queries = useQueryClient();
  const onSettled = (): void => {
    void queries.invalidateQueries({ queryKey: NOTICES_KEY });
  };
  const appeal = useMutation({
    mutationFn: (words: string) => api.appeal({ params: { id }, body: { words } }),
    onSettled,
  });
  const putAway = useMutation({ mutationFn: () => api.putNoticeAway({ params: { id } }), onSettled });
  return { appeal, putAway };
};
