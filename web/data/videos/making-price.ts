import { useQuery } from '@tanstack/react-query';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { useSession } from '#web/data/session/session.ts';
import { limitsQuery } from '#web/data/stories/writer.ts';
import { formatNumber, formatWait } from '#web/lib/format.ts';

/** What a video with this script costs and how long it takes to make: "10 credits of 20 · about 50 s". */
export const useMakingPrice = (script: string): string => {
  const session = useSession();
  // The create dialogs fetch the limits again each time they open.
  const { data: limits } = useQuery({ ...limitsQuery, staleTime: Number.POSITIVE_INFINITY });
  const credits = session.status === 'signed-in' ? session.user.credits : undefined;
  const time = limits?.making_time;
  return [
    credits === undefined
      ? `${CREDITS_PER_VIDEO} credits`
      : `${CREDITS_PER_VIDEO} credits of ${formatNumber(credits)}`,
    ...(time === undefined
      ? []
      : [`about ${formatWait(time.base_seconds + time.seconds_per_word * countWords(script))}`]),
  ].join(' · ');
};
