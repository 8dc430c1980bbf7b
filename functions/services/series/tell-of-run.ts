import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';

export interface RunMailPorts {
  readonly series: Lazy<SeriesStore>;
  readonly outbox: Lazy<Outbox>;
}

/**
 * Notifies the creator, once per round, that a run is waiting for them or is held; sends nothing for other runs.
 * `poster`: the key of the video’s poster. Never throws, because the creator’s dashboard shows the waiting run
 * anyway.
 */
export const tellOfRun = async (
  { series, outbox }: RunMailPorts,
  run: Run,
  now: Date,
  poster?: string,
): Promise<void> => {
  try {
    const choice = (await series().find(run.ownerId, run.seriesId))?.choice;
    if (choice === undefined) return;
    const tell = tellOwner({ outbox, now: () => now });
    const { id: runId, round, held, reason: sentence } = run;
    const about = { runId, round, series: choice.name, title: run.post?.title ?? run.idea.text };
    if (held !== undefined && sentence !== undefined)
      await tell(run.ownerId, 'run-held', { ...about, held, sentence });
    if (run.status === 'script_waits' || run.status === 'video_waits')
      await tell(run.ownerId, 'run-waits', {
        ...about,
        asked: run.status === 'script_waits' ? 'script' : 'video',
        // If unanswered runs keep waiting, the letter gives the airing as the deadline, however late the creator is
        // asked.
        until: choice.unanswered === 'wait' ? run.airing.at : (run.dueAt ?? run.airing.at),
        zone: choice.cadence.zone,
        unanswered: choice.unanswered,
        ...(poster === undefined ? {} : { poster }),
      });
  } catch (error) {
    log.warn({ event: EVENTS.mailNotQueued, kind: 'run-waits', err: error });
  }
};
